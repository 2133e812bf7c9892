import { expect, it } from 'vitest'
import { readSettings } from './settings.server'

const read = (TAG_MANAGER_ORIGINS: string) => () => readSettings({ TAG_MANAGER_ORIGINS })

it.each([...['https://pixel.example', 'https://*.ads.example , https://a.b.example:8443', 'http://127.0.0.1:4000']])(
  'the origins of tags are https origins, or this machine: %s',
  (origins) => {
    expect(read(origins)().TAG_MANAGER_ORIGINS).toBe(origins)
  },
)

it.each([
  ...['https://*', 'https://*.example', 'https://a.*.example', 'https://*ads.example', 'http://pixel.example', 'https:'],
  ...['https://a.example,http://b.example', 'https://a.example,', 'https://a.example/path', 'http://127.0.0.1.example', '*'],
])('other sources are refused, such as those that let everything in: %s', (origins) => {
  expect(read(origins)).toThrow(/TAG_MANAGER_ORIGINS: must be https origins/)
})
