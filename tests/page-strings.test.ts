import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sv } from '../app/store/strings/sv'
import { sentErrors } from '../bundling/sent-errors'
import { keysIn } from '../bundling/string-keys'

const KEYS = Object.keys(sv)
const found = (code: string) => [...keysIn(code, KEYS)].toSorted()

it('finds keys that code names, in any quotes, with both forms of a plural', () => {
  expect(found(`t("cart.title"), t('drawer.close'), t(\`login.close\`)`)).toEqual(
    expect.arrayContaining(['cart.title', 'drawer.close', 'login.close']),
  )
  const plural = KEYS.find((key) => key.endsWith('_one'))?.replace(/_one$/, '') ?? ''
  expect(found(`t("${plural}", { count })`)).toEqual(expect.arrayContaining([`${plural}_one`, `${plural}_other`]))
})

it('finds all keys that a template can make', () => {
  expect(found('t(`reviews.sort.${option}`)')).toEqual(expect.arrayContaining(['reviews.sort.best', 'reviews.sort.newest']))
  expect(found('t(`order.state.${order.status ?? `x`}`)')).toContain('order.state.packed')
  expect(found('t(`consent.${category}.text`)')).toEqual(expect.arrayContaining(['consent.analytics.text']))
})

it('finds keys of a template that begins with a value, where that value is named', () => {
  const code = 'kind === 404 ? "error.notFound" : "error.gone"; t(`${kind}.title`)'
  expect(found(code)).toEqual(expect.arrayContaining(['error.notFound.title', 'error.gone.title']))
  expect(found(code)).not.toContain('product.gone.title')
})

it('finds keys of a template whose beginning is no whole group, by its end', () => {
  const keys = found('t(`error${kind}.title`)')
  expect(keys).toEqual(expect.arrayContaining(['error.title', 'error.notFound.title']))
  expect(keys).not.toContain('error.notFound.text')
})

it('adds the messages about errors to each group, since the server names them', () => {
  expect(found('t("newsletter.title")')).toContain('newsletter.error.link')
  expect(found('t("discounts.add")')).toContain('discounts.unknown')
})

it('adds the messages about errors of all forms where the code reads the answer to one', () => {
  expect(found('const refused = useRefusedForm("notify")')).toContain('checkout.error.email')
  expect(found('t("header.menu")')).not.toContain('checkout.error.email')
})

it('adds the errors of the form of reviews, returns, terminations or withdrawals only to code that names its group', () => {
  expect(found('useActionData()')).not.toContain('review.error.stars')
  expect(found('useActionData(); t("review.title")')).toContain('review.error.stars')
})

it('adds only those that the server can send to the page, where that is known', () => {
  const found = (sent: string[]) => keysIn('useRefusedForm("notify"); t("notify.title")', KEYS, new Set(sent))
  expect(found(['notify.error.link'])).toContain('notify.error.link')
  expect(found(['notify.error.link'])).not.toContain('checkout.error.email')
})

it('knows which errors the server can send to the forms of a page, and to those of the page around it', () => {
  const sent = (page: string) => [...sentErrors(join(import.meta.dirname, `../app/routes/${page}.tsx`))]
  expect(sent('product')).toEqual(
    expect.arrayContaining(['checkout.error.email', 'notify.error.available', 'review.error.stars']),
  )
  expect(sent('product')).not.toContain('login.error.wrong')
  expect(sent('cart')).toEqual(expect.arrayContaining(['discounts.unknown', 'giftCard.error.empty', 'giftCard.moved']))
  expect(sent('account-offers')).toEqual(expect.arrayContaining(['account.offers.error.sold-out', 'account.error.unsaved']))
  expect(sent('login')).toContain('login.error.wrong')
})

it('finds nothing of pages that the code does not name', () => {
  expect(found('const word = "checkout"; t(word)')).toEqual([])
})
