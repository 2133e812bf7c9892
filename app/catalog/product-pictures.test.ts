import { expect, it } from 'vitest'
import { productPictures } from './product-pictures'

const picture = (url: string) => ({ url, width: 640, height: 640 })

it('takes each picture in the size of its place, in their order', () => {
  const second = { sort_order: 2, alt: 'back', types: { '4': picture('b4'), '10': picture('b10') } }
  const first = { sort_order: 1, types: { '1': picture('a1'), '3': picture('a3') } }
  expect(productPictures({ images: [second, first], thumb: null, name: 'LR6' })).toEqual([
    { large: picture('a1'), small: picture('a3'), zoom: 'a1', alt: 'LR6' },
    { large: picture('b4'), small: picture('b10'), zoom: 'b4', alt: 'back' },
  ])
})

it('a product without pictures shows its thumb, and without that there is only the placeholder', () => {
  const empty = { sort_order: 0, types: {} }
  const thumb = picture('t')
  expect(productPictures({ images: [empty], thumb, name: 'LR6' })).toEqual([
    { large: thumb, small: thumb, zoom: 't', alt: 'LR6' },
  ])
  expect(productPictures({ images: [], thumb: null, name: 'LR6' })).toEqual([])
})
