import { expect, it } from 'vitest'
import { dialled } from './dialled-phone'

it.each([
  ['08-465 004 00', 'SE', '+46846500400'],
  ['21 00 00 00', 'NO', '+4721000000'],
  ['030 12 34 56', 'DE', '+4930123456'],
  ['+46 8 465 004 00', 'SE', '+46846500400'],
  ['0046 8 465 004 00', 'NO', '+46846500400'],
  ['020 123', 'FI', '020123'],
])('%s of %s is dialled as %s', (phone, country, number) => {
  expect(dialled(phone, country)).toBe(number)
})
