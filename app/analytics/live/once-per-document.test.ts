import { beforeEach, expect, it, vi } from 'vitest'
import { ALL } from '../../store/consent-mask'

vi.mock('web-vitals', () => ({ onCLS: vi.fn(), onFCP: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() }))

const SETTINGS = {
  tagManager: { address: 'https://tags.example/t.js', origins: ['https://tags.example'] },
  sink: false,
  retail: false,
  internal: false,
}
let scripts: object[]

beforeEach(() => {
  vi.resetModules()
  scripts = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('https://shop.test/sv'))
  // Rendered again: the document has none of the scripts that were appended.
  vi.stubGlobal('document', {
    cookie: '',
    getElementById: () => null,
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
  })
})

it('the tag manager is loaded once, although the document has lost the script', async () => {
  const { openTagManager } = await import('./tag-manager.client')
  const tagManager = openTagManager(SETTINGS.tagManager)
  tagManager.allow(ALL, true)
  tagManager.allow(ALL, true)
  expect(scripts).toHaveLength(1)
})

it('a document that is rendered again goes on with what measures it', async () => {
  const { startMeasuring } = await import('./start-measuring.client')
  const first = startMeasuring(SETTINGS, 'sv')
  first.allow(ALL, false)
  const second = startMeasuring(SETTINGS, 'sv')
  second.allow(ALL, false)
  expect(scripts).toHaveLength(1)
  expect(second).toBe(first)
})

it('the web vitals of a document are watched once', async () => {
  const listen = vi.fn()
  vi.stubGlobal('addEventListener', listen)
  const { watchVitals } = await import('../../web-vitals/watch-vitals.client')
  watchVitals({ page: 'home', language: 'sv' })
  const count = listen.mock.calls.length
  expect(count).toBeGreaterThan(0)
  watchVitals({ page: 'home', language: 'sv' })
  expect(listen).toHaveBeenCalledTimes(count)
})
