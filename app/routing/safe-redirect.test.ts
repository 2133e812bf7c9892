import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect'

const safe = (requested: unknown) => safeRedirect(requested, '/back')

describe('where a form may lead', () => {
  it.each(['/sv/cart', '/de/artiklar/x.html?page=2#grid', '/'])('stays in the shop: %s', (path) => {
    expect(safe(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'cart',
    '',
    null,
    7,
    '/.//evil.example',
  ])('never elsewhere: %j', (requested) => {
    expect(safe(requested)).toBe('/back')
  })
})
