import { expect, it } from 'vitest'
import { listedPictures, previewPicture, productPictures } from './product-pictures'

const picture = (url: string) => ({ url, width: 640, height: 640 })

it('sorts the pictures and takes each in the type of its use', () => {
  const second = { sort_order: 2, alt: 'back', types: { '4': picture('b4'), '10': picture('b10') } }
  const first = { sort_order: 1, types: { '1': picture('a1'), '3': picture('a3') } }
  expect(productPictures({ images: [second, first], thumb: null, name: 'LR6' })).toEqual([
    { large: picture('a1'), small: picture('a3'), zoom: picture('a1'), alt: 'LR6' },
    { large: picture('b4'), small: picture('b10'), zoom: picture('b4'), alt: 'back' },
  ])
})

it('a product without pictures shows its thumb, else nothing', () => {
  const empty = { sort_order: 0, types: {} }
  const thumb = picture('t')
  expect(productPictures({ images: [empty], thumb, name: 'LR6' })).toEqual([
    { large: thumb, small: thumb, zoom: thumb, alt: 'LR6' },
  ])
  expect(productPictures({ images: [], thumb: null, name: 'LR6' })).toEqual([])
})

it('a link preview shows the first picture, else the thumb', () => {
  const second = { sort_order: 2, types: { '9': picture('b9') } }
  const first = { sort_order: 1, types: { '4': picture('a4'), '9': picture('a9') } }
  expect(previewPicture({ images: [second, first], thumb: null })).toHaveProperty('url', 'a9')
  expect(previewPicture({ images: [], thumb: picture('t') })).toEqual(picture('t'))
  expect(previewPicture({ images: [], thumb: null })).toBeNull()
})

const FRONT = { sort_order: 1, types: { '4': picture('a.svg'), '9': picture('a.jpg') } }
const BACK = { sort_order: 2, types: { '4': picture('b.svg'), '9': picture('b.jpg') } }
const SIDE = { sort_order: 3, types: { '4': picture('c.svg') } }
// A foreign backend may have a picture that no gallery shows.
const ICON = { sort_order: 0, types: { '10': picture('icon') } }

it.each([
  ['the JPEG of the front view, and the other views as the gallery shows them', [FRONT, BACK], ['a.jpg', 'b.svg']],
  ['the same in another order of the answer', [BACK, FRONT], ['a.jpg', 'b.svg']],
  ['a first picture without a size for previews as it is', [SIDE, { ...BACK, sort_order: 4 }], ['c.svg', 'b.svg']],
  ['a first picture that the gallery does not show not at all', [ICON, FRONT, BACK], ['a.jpg', 'b.svg']],
  ['the thumb where there is nothing else', [ICON], ['t']],
])('structured data lists %s', (_, images, urls) => {
  expect(listedPictures({ images, thumb: picture('t') }).map(({ url }) => url)).toEqual(urls)
})

it('a link preview shows the first picture that has a size for it', () => {
  expect(previewPicture({ images: [BACK, ICON, FRONT], thumb: picture('t') })).toHaveProperty('url', 'a.jpg')
})
