import { expect, it } from 'vitest'
import { personalPrice } from './personal-price'

const unit = { price: 80, ordinary: 100, discount: 20 }

it('subtracts the displayed discount from the current price, campaign included', () => {
  expect(personalPrice(unit, 10, 0)).toEqual({ price: 72, percent: 10 })
})

it('states the discount in whole percent, rounded down', () => {
  expect(personalPrice(unit, 12.5, 0)).toEqual({ price: 70, percent: 12 })
})

it.each([
  ['there is no price', null, 10],
  ['there is no discount', unit, 0],
  ['rounding removes the reduction', { ...unit, price: 1 }, 10],
] as const)('is null when %s', (_, price, percent) => expect(personalPrice(price, percent, 0)).toBeNull())
