import { expect, it } from 'vitest'
import { IMAGE_TYPE, type Picture } from '../commerce/contract/picture'
import { pictureFor, TYPES_BY_USE } from './picture-use'

const USES = ['zoom', 'gallery', 'thumb', 'preview'] as const
const picture = (url: string): Picture => ({ url, width: 10, height: 10 })
const sizes = (...names: (keyof typeof IMAGE_TYPE)[]) =>
  Object.fromEntries(names.map((name) => [String(IMAGE_TYPE[name]), picture(name)]))

it.each([
  ['zoom', 'zoom'],
  ['gallery', 'gallery'],
  ['thumb', 'galleryThumb'],
  ['preview', 'featured'],
] as const)('for %s, with all types available, uses %s', (use, name) => {
  const all = Object.fromEntries(Object.entries(IMAGE_TYPE).map(([type, id]) => [String(id), picture(type)]))
  expect(pictureFor(all, use)).toEqual(picture(name))
})

it.each([
  ['zoom', ['thumb', 'original'], 'original'],
  ['zoom', ['gallery', 'galleryThumb'], 'gallery'],
  ['gallery', ['zoom', 'thumb'], 'zoom'],
  ['gallery', ['thumb'], 'thumb'],
  ['thumb', ['gallery', 'thumb'], 'thumb'],
  ['thumb', ['zoom'], 'zoom'],
  ['preview', ['zoom', 'gallery'], 'gallery'],
] as const)('for %s, from %j, uses %s', (use, names, best) => {
  expect(pictureFor(sizes(...names), use)).toEqual(picture(best))
})

it.each(USES)('for %s, a missing image falls back to the placeholder picture', (use) => {
  expect(pictureFor({}, use)).toBeNull()
  expect(pictureFor({ '99': picture('unknown') }, use)).toBeNull()
})

it('every image type has a use', () => {
  expect(new Set(Object.values(TYPES_BY_USE).flat())).toEqual(new Set(Object.keys(IMAGE_TYPE)))
})
