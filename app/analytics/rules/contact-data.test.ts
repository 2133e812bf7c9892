import { expect, it } from 'vitest'
import { withoutContacts } from './contact-data'

it.each([
  ['anna.berg@example.com', ':email'],
  ['mail to anna@example now', 'mail to :email now'],
  ['anna%40example.com', ':email'],
  ['Sökresultat för ”anna@example.com”', 'Sökresultat för ”:email”'],
  ['0701234567', ':number'],
  ['070-123 45 67', ':number'],
  ['(030) 12 34 56 78', ':number'],
  ['ring +46 70 123 45 67 !', 'ring :number !'],
  ['0046701234567', ':number'],
  ['46701234567', ':number'],
  ['70-1234567', ':number'],
  ['701 23 45 67', ':number'],
  ['912 34 567', ':number'],
  ['12 34 56 78', ':number'],
  ['19900101-1234', ':number'],
  ['4915112345679', ':number'],
])('a contact is replaced: %s', (text, shown) => {
  expect(withoutContacts(text)).toBe(shown)
})

it.each([
  ...['18650', 'CR2032 3V', '18650 21700 26650', '18650 3500 mAh', '12V@5A', 'LR6 AA 1,5 V', '4006381333931', '807957-001'],
  ...['0B200-01550000', 'L15M3PB1', '020-6547-A', 'LIP1522ERPC 12 V 100 Ah', '12345678'],
])('a part number, size or EAN stays: %s', (text) => {
  expect(withoutContacts(text)).toBe(text)
})
