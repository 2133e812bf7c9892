import { expect, test } from 'vitest'
import { storefrontReceivers } from './storefront-receivers'

const now = () => new Date()
const secret = 's'.repeat(32)

test('each origin of the list is told, and none without a list', () => {
  const urls = 'http://127.0.0.1:3000, https://b.example/,'
  expect([...storefrontReceivers({ STOREFRONT_URLS: urls, CHANGES_SECRET: secret }, { now }).keys()]).toEqual([
    'http://127.0.0.1:3000',
    'https://b.example',
  ])
  expect(storefrontReceivers({}, { now }).size).toBe(0)
})

test.each([
  [{ STOREFRONT_URLS: 'http://a.example' }, 'CHANGES_SECRET'],
  [{ STOREFRONT_URLS: 'http://a.example', CHANGES_SECRET: 'short' }, 'CHANGES_SECRET'],
  [{ STOREFRONT_URLS: 'a.example', CHANGES_SECRET: secret }, 'STOREFRONT_URLS: a.example'],
  [{ STOREFRONT_URLS: 'https://a.example/purge', CHANGES_SECRET: secret }, 'the path is always /webhooks/changes'],
])('%o is refused', (env, message) => {
  expect(() => storefrontReceivers(env, { now })).toThrow(message)
})
