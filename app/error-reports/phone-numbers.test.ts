import { expect, it } from 'vitest'
import { withoutPhoneNumbers } from './phone-numbers'

it.each([
  ['no customer 41234567', 'no customer :number'],
  ['"mobile":"91234567"', '"mobile":":number"'],
  ['tel:22591300 failed', 'tel::number failed'],
  ['phone=41234567&x', 'phone=:number&x'],
  ['call 412 34 567.', 'call :number.'],
  ['call 41 23 45 67, now', 'call :number, now'],
  ['call 4123 4567', 'call :number'],
  ['+47 412 34 567', ':number'],
  ['+4541234567', ':number'],
  ['004741234567', ':number'],
  ['customer 4741234567', 'customer :number'],
  ['46701234567', ':number'],
  ['070-123 45 67 is taken', ':number is taken'],
  ['(030) 12 34 56 78', ':number'],
  ['0151 23456789', ':number'],
  // An EAN with 8 digits could be a phone number.
  ['96385074', ':number'],
])('a phone number is masked: %s', (text, shown) => {
  expect(withoutPhoneNumbers(text)).toBe(shown)
})

it.each([
  ...['no order NO100123', 'no order SE10012345', 'return R-41234567', 'product 225', '12345678'],
  ...['no product 560408054', '540 406 034', '586 57 62-01', '807957-001', '0B200-01550000', 'CR2032', '18650 21700 26650'],
  ...['4006381333931', '4901660123459', 'at 1732376400000', 'took 0.41234567 s', '41234567.5', '2026-11-23T15:00:00.000Z'],
  ...[
    'f@https://shop.test/assets/root-41234567.js:1:41234',
    'https://shop.test/assets/41234567.js:2:7',
    'Error #418',
    'f41234567',
  ],
  ...['chunk-0a41234567b', '10.0.0.1:5173', '1e+41234567', '3,41234567'],
])('an order number, an article number, a place in a script stays: %s', (text) => {
  expect(withoutPhoneNumbers(text)).toBe(text)
})
