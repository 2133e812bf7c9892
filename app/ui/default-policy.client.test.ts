import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://shop.test/sv'))
})

it.each([
  ['<script></script>', true],
  ['{"@type":"Product","name":"\\u003cb>AA"}', true],
  ['', true],
  ['<script>alert(1)</script>', false],
  ['<script></script><img src=x onerror=alert(1)>', false],
  ['<b>AA</b>', false],
])('HTML may hold no element but the empty script of React: %s', async (html, isAllowed) => {
  const { harmlessHtml } = await import('./default-policy.client')
  expect(harmlessHtml(html)).toBe(isAllowed ? html : null)
})

it.each([
  ['/assets/root.js', true],
  ['https://shop.test/assets/root.js', true],
  ['https://tags.example/t.js', true],
  ['https://eu.measures.example/t.js', true],
  ['https://measures.example/t.js', false],
  ['http://tags.example/t.js', false],
  ['//evil.example/t.js', false],
  ['data:text/javascript,alert(1)', false],
])('scripts are loaded from the shop and the configured origins alone: %s', async (url, isAllowed) => {
  const { allowedScript } = await import('./default-policy.client')
  const origins = ['https://shop.test', 'https://tags.example', 'https://*.measures.example']
  expect(allowedScript(url, origins)).toBe(isAllowed ? url : null)
})

it('the policy knows the origins that are added later', async () => {
  const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string | null }) => void>()
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  const { allowScriptsOf, openDefaultPolicy } = await import('./default-policy.client')
  openDefaultPolicy()
  const [[name, rules] = []] = createPolicy.mock.calls
  expect([name, rules?.createScriptURL('https://tags.example/t.js')]).toEqual(['default', null])
  allowScriptsOf(['https://tags.example'])
  expect(rules?.createScriptURL('https://tags.example/t.js')).toBe('https://tags.example/t.js')
})
