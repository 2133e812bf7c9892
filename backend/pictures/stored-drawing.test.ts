import { describe, expect, it, test } from 'vitest'
import written from '../tests/fixture/stored-drawings.json'
import { drawProduct, PICTURE_VIEWS, viewsOf } from './draw-product'
import { readDrawing, writeDrawing } from './stored-drawing'

const RELEASES: readonly (readonly object[])[] = written

/**
 * The forms in which releases have written drawings. A release that writes another form adds a list to the fixture and an upgrade
 * to stored-drawing.ts. The existing lists are never edited.
 */
describe.each(RELEASES.map((drawings, at) => [at + 1, drawings] as const))('drawings as version %i', (_, drawings) => {
  it.each(drawings)('%j is read whole', (stored) => {
    expect(writeDrawing(readDrawing(stored))).toEqual(RELEASES.at(-1)?.[drawings.indexOf(stored)])
  })

  it.each(drawings)('%j loses only the field that cannot be read', (stored) => {
    for (const field of Object.keys(stored)) {
      const read = readDrawing({ ...stored, [field]: { of: 'a later release' } })
      expect({ ...read, [field]: null }).toEqual({ ...stored, [field]: null })
    }
  })
})

test.each([null, [], 'LR6', {}, { version: 9, shape: 'hologram', size: { mm: 3 }, parts: [null, { shape: 'hologram' }] }])(
  'a drawing that is %j has every view without NaN',
  (stored) => {
    const drawing = readDrawing(stored)
    const pictures = [...PICTURE_VIEWS, ...viewsOf(drawing)].map((view) => drawProduct(drawing, view))
    expect(pictures.filter((picture) => !picture.startsWith('<svg') || /NaN|undefined|Infinity/.test(picture))).toEqual([])
  },
)
