import { expect, it } from 'vitest'
import { LANGUAGES } from '../../store/languages'
import { storeOf } from '../../store/stores'
import { payableMarks } from './payable-marks'

it.each(LANGUAGES)('the cart in %s shows only the marks of ways that can pay it', (language) => {
  const { payment } = storeOf(language).icons.cartSlide
  const invoice = language === 'de' ? 'Rechnung' : 'Faktura'
  const names = (contents: { hasGiftCards: boolean; hasSubscriptions: boolean }) =>
    payableMarks(payment, contents).map(({ name }) => name)
  const all = payment.map(({ name }) => name)
  expect(all).toEqual(expect.arrayContaining(['Visa', 'Mastercard', 'Klarna', 'Walley', invoice]))
  expect(names({ hasGiftCards: false, hasSubscriptions: false })).toEqual(all)
  expect(names({ hasGiftCards: true, hasSubscriptions: false })).toEqual(all.filter((name) => name !== invoice))
  expect(names({ hasGiftCards: false, hasSubscriptions: true })).toEqual(['Visa', 'Mastercard', invoice])
  expect(names({ hasGiftCards: true, hasSubscriptions: true })).toEqual(['Visa', 'Mastercard'])
})
