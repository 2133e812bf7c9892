import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATEGORY_ICONS, INTERFACE_ICONS, isCategoryIcon } from './icon-names'

const sprite = readFileSync('public/icons.svg', 'utf8')

test('the sprite contains exactly the named icons, each once', () => {
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.toSorted()).toEqual([...INTERFACE_ICONS, ...CATEGORY_ICONS].toSorted())
})

test('every icon has the same grid and the colour of the text', () => {
  const symbols = sprite.match(/<symbol .*?<\/symbol>/g) ?? []
  expect(symbols.length).toBeGreaterThan(0)
  for (const symbol of symbols) {
    expect(symbol).toContain('viewBox="0 0 24 24"')
    expect(symbol).not.toMatch(/#[0-9a-f]{3,6}|stroke|<script|href/)
  }
})

test('the sprite stays below 14 kB, since every page loads it', () => {
  expect(Buffer.byteLength(sprite)).toBeLessThan(14_000)
})

test('the style draws the cart as the sprite does', () => {
  const [, drawing = ''] = /<symbol id="cart"[^>]*>(.*?)<\/symbol>/.exec(sprite) ?? []
  const css = readFileSync('app/styles/icon.css', 'utf8').replaceAll('%3C', '<').replaceAll('%3E', '>').replaceAll("'", '"')
  expect(drawing).not.toBe('')
  expect(css).toContain(drawing)
})

test('an icon name from the backend is valid only when the sprite has it', () => {
  expect(isCategoryIcon('category-battery')).toBe(true)
  expect(isCategoryIcon('cart')).toBe(false)
})
