import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clicked, magnified, moved, WHOLE, ZOOM } from './zoom'

const frame = { width: 300, height: 400 }
const middle = { x: 0, y: 0 }

it('a click magnifies what it hit, a second one shows the whole picture again', () => {
  const at = { x: 60, y: -40 }
  const near = clicked(WHOLE, at, frame)
  expect(near).toEqual({ scale: ZOOM.click, x: 60 - 60 * ZOOM.click, y: -40 + 40 * ZOOM.click })
  expect(clicked(near, at, frame)).toEqual(WHOLE)
})

it('the point that is magnified stays where it is', () => {
  const before = magnified(WHOLE, 2, middle, frame)
  const at = { x: 30, y: 20 }
  const after = magnified(before, 1.5, at, frame)
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale)
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale)
})

it('a whole picture cannot be moved', () => {
  expect(moved(WHOLE, { x: 50, y: -50 }, frame)).toEqual(WHOLE)
})

it('whatever is done, the picture covers the frame and is magnified within its bounds', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true })
  const step = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: number, y: number })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const view = steps.reduce(
        (before, { factor, ...point }) => moved(magnified(before, factor, point, frame), point, frame),
        WHOLE,
      )
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(ZOOM.most)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * frame.width) / 2)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * frame.height) / 2)
    }),
  )
})
