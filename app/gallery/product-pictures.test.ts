import { expect, it } from 'vitest'
import { previewPicture, productPictures } from './product-pictures'

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
