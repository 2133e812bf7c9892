import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange } from './arrange'

const side = fc.double({ min: 1, max: 400, noNaN: true })

test('items of any number and size stay inside the field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), side, side, (count, width, height) => {
      const field = { width: 340, height: 296 }
      const { places, scale } = arrange(count, { width, height }, field)
      expect(places).toHaveLength(count)
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(-0.001)
        expect(x + width * scale).toBeLessThanOrEqual(field.width + 0.001)
        expect(y).toBeLessThanOrEqual(0)
        expect(height * scale - y).toBeLessThanOrEqual(field.height + 0.001)
      }
    }),
  )
})

test('no two items have the same place, and the back row is drawn first', () => {
  const { places } = arrange(8, { width: 10.5, height: 44.5 }, { width: 340, height: 296 })
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(8)
  expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b))
})

test('slim cells stand in one row as long as that keeps them large', () => {
  const { places } = arrange(4, { width: 14.5, height: 50.5 }, { width: 340, height: 296 })
  expect(places.every(({ y }) => Math.abs(y) === 0)).toBe(true)
})
