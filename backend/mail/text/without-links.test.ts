import { expect, test } from 'vitest'
import { withoutLinks } from './without-links'

test.each([
  ['Vinn på https://bad.example/x?y=1 nu', 'Vinn på … nu'],
  ['www.bad.example', '…'],
  ['(bad.example/win)', '…'],
  ['kim@bad.example', '…'],
  ['HTTP://1.2.3.4', '…'],
  ['Två st. AA, 1,5 V. Tack.', 'Två st. AA, 1,5 V. Tack.'],
  ['LR6\nCR2032', 'LR6\nCR2032'],
])('%j becomes %j', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected)
})
