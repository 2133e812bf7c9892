import { Tokens } from '../../../../app/commerce/contract/account'
import { href } from '../../../../app/routing/href'
import { resourceHref } from '../../../../app/routing/resources'
import { issueAccountLink } from '../../../../backend/accounts/account-links'
import { choosePassword } from '../../../../backend/accounts/choose-password'
import { BUYERS } from '../../shop/buyers'
import { ageLogin } from '../age-login'
import { logIn } from '../../shop/log-in'
import { ownAddress } from '../../shop/own-address'
import type { Backend } from '../../shop/open-shop'
import { elements } from '../../shop/read-page'
import { form, journey, page, resource, step } from '../journey'

const PASSWORD = 'elva-gula-tranor'
const NAME = { first_name: 'Nora', last_name: 'Ny' }

/** The account of a customer with an order, and the forms that lead to it. */
export const ACCOUNT = journey({
  name: 'account',
  isSequence: false,
  async prepare({ shop: { backend }, visitor, shopping, language }) {
    const email = `${crypto.randomUUID()}@example.com`
    const token = await newAccount(backend, email)
    await visitor.get(`${href('home', language)}?token=${token}`)
    await shopping.add('CR2032', 20, { subscription_interval: '3' })
    const ordered = await shopping.order({ ...(await shopping.checkout()), payment_method: 'invoice' })
    const orderId = /confirmation\/([\da-f-]{36})/.exec(ordered.location)?.[1]
    if (orderId === undefined) throw new Error(`No order of an account: ${ordered.status} ${ordered.location}`)
    const subscriptions = href('accountSubscriptions', language)
    const { body } = await visitor.get(subscriptions)
    const subscription_id = elements(body, 'input').find(({ name }) => name === 'subscription_id')?.value ?? ''
    // From then on the page of the subscriptions asks what has come of the card.
    const payBy = { intent: 'subscription', action: 'pay-by', subscription_id, order_id: orderId, payment: 'stripe' }
    const asked = await visitor.post(subscriptions, payBy)
    if (asked.status !== 303) throw new Error(`No page for a card: ${asked.status}`)
    const [second, third] = [`2-${email}`, `3-${email}`]
    await newAccount(backend, second)
    return { email, token, second, orderId, payBy, link: await issueAccountLink(third, NAME, backend.services) }
  },
  async enter({ visitor, language, isAged }, { email, token }) {
    if (!isAged) return visitor.get(`${href('home', language)}?token=${token}`)
    await logIn(visitor, language, { email, password: PASSWORD })
    return ageLogin(visitor, 'myAccount')
  },
  steps(walker, { email, second, link, orderId, payBy }) {
    const { language, shop } = walker
    const login = href('login', language)
    const profile = href('accountProfile', language)
    const { mobile = '', street = '', postal_code = '', city = '' } = BUYERS[language]
    const browser = () => shop.visitor({}, ownAddress())
    const changed = { intent: 'change-password', current_password: PASSWORD, password: PASSWORD, next: '' }
    return [
      ...ACCOUNT_PAGES.map((name) => page(walker, href(name, language))),
      page(walker, href('accountOrderReturn', language, { id: orderId }), [404]),
      page(walker, href('myOrder', language, { id: orderId })),
      resource(walker, resourceHref('accountExport', language)),
      page(walker, href('home', language)),
      page(walker, href('product', language, { slug: language === 'de' ? 'batteritestare-de' : 'batteritestare' })),
      page(walker, href('cart', language)),
      form(walker, 'save details', profile, { intent: 'save-details', ...NAME, mobile, street, street2: '', postal_code, city }),
      form(walker, 'pay the subscription by card', href('accountSubscriptions', language), payBy),
      step(
        'change the password',
        async () => {
          const other = browser()
          await logIn(other, language, { email: second, password: PASSWORD })
          return other.post(login, changed)
        },
        [400, 401],
      ),
      form(walker, 'close the account', profile, { intent: 'close-account', password: 'not-the-password' }, [400, 401, 409]),
      step('log in in another browser', () => logIn(browser(), language, { email, password: PASSWORD }), [429]),
      step('forgotten password', () => browser().post(login, { intent: 'forgotten', email, next: '' })),
      step('what a mailed link opens', async () => {
        const other = browser()
        await other.get(`${href('home', language)}?change_password=${link}`)
        return other.get(`${href('home', language)}?change_password`)
      }),
      step(
        'choose a password',
        async () => {
          const other = browser()
          await other.get(`${href('home', language)}?change_password=${link}`)
          return other.post(login, { intent: 'choose-password', password: PASSWORD, next: '' })
        },
        [400, 401, 404],
      ),
      step('open a link that logs in', () => browser().get(`${href('home', language)}?token=x`)),
      form(walker, 'log out', login, { intent: 'log-out' }),
    ]
  },
  lost: () => Promise.resolve([]),
})

const ACCOUNT_PAGES = [
  ...(['accountOverview', 'accountOffers', 'accountOrders', 'accountReturns'] as const),
  ...(['accountSubscriptions', 'accountProfile'] as const),
] as const

/** Opens an account, and gives its access token. */
async function newAccount({ services }: Backend, email: string): Promise<string> {
  const token = await issueAccountLink(email, NAME, services)
  return Tokens.parse(await choosePassword({ token, password: PASSWORD }, services)).access_token
}
