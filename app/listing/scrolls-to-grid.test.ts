import { expect, it } from 'vitest'
import { scrollsToGrid } from './scrolls-to-grid'

const place = (page: string | null, hash = '', pathname = '/sv/artiklar/batterier/index.html') => ({ pathname, page, hash })

it.each(['document', 'link'] as const)(
  'when page is set on a listing, the page scrolls to the grid, also page 1: %s',
  (arrival) => {
    expect(scrollsToGrid(null, place('1'), arrival)).toBe(true)
    expect(scrollsToGrid(place(null), place('2'), arrival)).toBe(true)
    expect(scrollsToGrid(place('2', '', '/sv/maerke'), place('2'), arrival)).toBe(true)
  },
)

it('without page it does not, nor with a fragment, which the browser follows', () => {
  expect(scrollsToGrid(null, place(null), 'document')).toBe(false)
  expect(scrollsToGrid(null, place('2', '#grid'), 'link')).toBe(false)
})

it('the page that is shown stays where it is, as after a switch of the VAT display', () => {
  expect(scrollsToGrid(place('2', '#grid'), place('2'), 'link')).toBe(false)
})

it('the way back gives the place as it was left', () => {
  expect(scrollsToGrid(null, place('2'), 'back')).toBe(false)
})
