import { expect, test } from 'vitest'
import { originalStacks } from './original-stack.server'

/** Line 1, column 1 of the script is line 7, column 3 of the source. */
const MAP = JSON.stringify({ version: 3, sources: ['../../../app/cart/view/add-form.tsx'], names: [], mappings: 'AAME' })

test('a place in a built script becomes the place in its source', async () => {
  const read: string[] = []
  const original = originalStacks(async (file) => (read.push(file), file === 'cart-x1.js' ? MAP : null))
  const stack =
    'TypeError: no\n    at add (https://shop.test/assets/cart-x1.js:1:1)\n    at https://shop.test/assets/old-2.js:1:9'
  expect(await original(stack)).toBe(
    'TypeError: no\n    at add (app/cart/view/add-form.tsx:7:3)\n    at https://shop.test/assets/old-2.js:1:9',
  )
  await original(stack)
  expect(read).toEqual(['cart-x1.js', 'old-2.js'])
})

test('a stack that names no built script is left as it is, and a path out of the folder is never read', async () => {
  const read: string[] = []
  const original = originalStacks(async (file) => (read.push(file), null))
  const stack = 'at https://shop.test/assets/../../etc/passwd.js:1:1\nat <anonymous>'
  expect(await original(stack)).toBe(stack)
  expect(read).toEqual([])
})

test.each([
  ['cannot be read', () => Promise.reject(new Error('EACCES'))],
  ['is no JSON', async () => '{"version":3,'],
  ['is no source map', async () => '{"version":3}'],
])('a map that %s leaves the place as it is, and is read again with the next report', async (_, unreadable) => {
  const readers = [unreadable, async () => MAP]
  const original = originalStacks(async () => readers.shift()?.() ?? null)
  const stack = 'at add (https://shop.test/assets/cart-x1.js:1:1)'
  expect(await original(stack)).toBe(stack)
  expect(await original(stack)).toBe('at add (app/cart/view/add-form.tsx:7:3)')
})
