import { expect, test } from 'vitest'
import { inLanguage } from './in-language.server'

test.each([
  ['/sv/my-account/orders', '/no/my-account/orders'],
  ['/sv/my-account/orders/return/a%2Fb?step=2#form', '/no/my-account/orders/return/a%2Fb?step=2#form'],
  ['/sv/sokresultat.html?query=lr6', '/no/sokeresultater.html?query=lr6'],
  ['/de/vertrag-widerrufen', '/no/angre-kjopet'],
  ['/sv', '/no'],
  ['/no/cart', '/no/cart'],
  ['/sv/artiklar/lr6.html', '/sv/artiklar/lr6.html'],
  ['/sv/om-oss', '/sv/om-oss'],
  ['/elsewhere', '/elsewhere'],
])('%s is %s in Norwegian', (path, expected) => {
  expect(inLanguage(path, 'no')).toBe(expected)
})
