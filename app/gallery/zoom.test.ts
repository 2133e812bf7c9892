import fc from 'fast-check'
import { expect, it } from 'vitest'
import { panBy, UNZOOMED, ZOOM, zoomAt, zoomOnClick } from './zoom'

const frame = { width: 300, height: 400 }
const center = { x: 0, y: 0 }

it('a click zooms in at its position, a second click shows the whole picture', () => {
  const at = { x: 60, y: -40 }
  const zoomed = zoomOnClick(UNZOOMED, at, frame)
  expect(zoomed).toEqual({ scale: ZOOM.clickFactor, x: 60 - 60 * ZOOM.clickFactor, y: -40 + 40 * ZOOM.clickFactor })
  expect(zoomOnClick(zoomed, at, frame)).toEqual(UNZOOMED)
})

it('the point at which it zooms keeps its position', () => {
  const before = zoomAt(UNZOOMED, 2, center, frame)
  const at = { x: 30, y: 20 }
  const after = zoomAt(before, 1.5, at, frame)
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale)
  expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale)
})

it('an unzoomed picture cannot be moved', () => {
  expect(panBy(UNZOOMED, { x: 50, y: -50 }, frame)).toEqual(UNZOOMED)
})

it('the picture always covers the frame and its scale stays between 1 and the maximum', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true })
  const step = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: number, y: number })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const view = steps.reduce(
        (before, { factor, ...point }) => panBy(zoomAt(before, factor, point, frame), point, frame),
        UNZOOMED,
      )
      expect(view.scale).toBeGreaterThanOrEqual(1)
      expect(view.scale).toBeLessThanOrEqual(ZOOM.maxScale)
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * frame.width) / 2)
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * frame.height) / 2)
    }),
  )
})
