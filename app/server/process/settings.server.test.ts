import { expect, it } from 'vitest'
import { readSettings } from './settings.server'

const read = (TAG_MANAGER_ORIGINS: string) => () => readSettings({ TAG_MANAGER_ORIGINS })

it.each([...['https://pixel.example', 'https://*.ads.example , https://a.b.example:8443', 'http://127.0.0.1:4000']])(
  'the origins of tags are https origins, or this machine: %s',
  (origins) => {
    expect(read(origins)().TAG_MANAGER_ORIGINS).toBe(origins)
  },
)

it('the origins of pictures are of the same form', () => {
  expect(readSettings({ PICTURE_ORIGINS: 'https://cdn.example.com' }).PICTURE_ORIGINS).toEqual(['https://cdn.example.com'])
  expect(readSettings({}).PICTURE_ORIGINS).toEqual([])
  expect(() => readSettings({ PICTURE_ORIGINS: '*' })).toThrow(/PICTURE_ORIGINS: must be https origins/)
})

it.each([
  ...['https://*', 'https://*.example', 'https://a.*.example', 'https://*ads.example', 'http://pixel.example', 'https:'],
  ...['https://a.example,http://b.example', 'https://a.example,', 'https://a.example/path', 'http://127.0.0.1.example', '*'],
])('other sources are refused, such as those that let everything in: %s', (origins) => {
  expect(read(origins)).toThrow(/TAG_MANAGER_ORIGINS: must be https origins/)
})

it('the shop is reached by https, or by http on this machine itself: its cookies are secure', () => {
  for (const origin of ['https://shop.example', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
    expect(readSettings({ PUBLIC_ORIGIN: origin }).PUBLIC_ORIGIN).toBe(origin)
  for (const origin of ['http://shop.example', 'http://192.168.1.5:3000', 'http://localhost.example'])
    expect(() => readSettings({ PUBLIC_ORIGIN: origin })).toThrow(/PUBLIC_ORIGIN: must be an https address/)
})

it('metrics are off without a port, and stay on this machine without a host', () => {
  expect(readSettings({ METRICS_PORT: '' })).toMatchObject({ METRICS_HOST: '127.0.0.1' })
  expect(readSettings({ METRICS_PORT: '' }).METRICS_PORT).toBeUndefined()
  expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '::1' })).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: '::1' })
  for (const METRICS_PORT of ['70000', '-1', 'on']) expect(() => readSettings({ METRICS_PORT })).toThrow(/METRICS_PORT: /)
})

it('several processes need a Redis, and development is one process', () => {
  const REDIS_URL = 'redis://127.0.0.1:6379'
  expect(() => readSettings({ WEB_CONCURRENCY: '2' })).toThrow(/WEB_CONCURRENCY: more than 1 process needs REDIS_URL/)
  expect(() => readSettings({ WEB_CONCURRENCY: '2', REDIS_URL, NODE_ENV: 'development' })).toThrow(/must be 1 in development/)
  expect(readSettings({ WEB_CONCURRENCY: '2', REDIS_URL }).WEB_CONCURRENCY).toBe(2)
  expect(readSettings({}).WEB_CONCURRENCY).toBe(1)
})
