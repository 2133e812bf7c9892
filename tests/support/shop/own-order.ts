import { href } from '../../../app/routing/href'
import type { CartItemRequest } from '../../../app/commerce/contract/cart'
import type { Order } from '../../../app/commerce/contract/order'
import type { Language } from '../../../app/store/languages'
import { STORES } from '../../../app/store/stores'
import { orderMailTokens } from '../../../backend/accounts/order-mail-token'
import { jobRunner } from '../../../backend/jobs/run-job'
import { runDueJobs } from '../../../backend/jobs/worker'
import { placeOrder } from '../../../backend/tests/place-order'
import { BUYERS } from './buyers'
import type { Backend, TestShop } from './open-shop'
import type { Answer, Visitor } from './visitor'

type Goods = Pick<CartItemRequest, 'quantity' | 'subscription_interval'> & { sku: string }

/**
 * Orders these goods at the address of BUYERS, by the calls of the checkout: for tests of what comes after an order. The pages
 * of cart and checkout take much longer, and have tests of their own. `buyer` has the headers of a customer, and an e-mail
 * address; without headers a guest orders.
 */
export function orderGoods(
  { backend }: TestShop,
  language: Language,
  goods: readonly Goods[],
  buyer: { headers?: Record<string, string>; email?: string } = {},
): Promise<Order> {
  const { storeId, countryCode: country_code } = STORES[language]
  const { email: mailTo = '', first_name = '', last_name = '', street = '', postal_code = '', city = '' } = BUYERS[language]
  const name = { first_name, last_name }
  const customer = {
    email: buyer.email ?? mailTo,
    ...name,
    address: { ...name, street, street2: '', postal_code, city, country_code },
  }
  const items = goods.map(({ sku, ...item }) => ({ uuid: crypto.randomUUID(), product_id: backend.idOf(sku), ...item }))
  const { headers = {} } = buyer
  return placeOrder(backend, items, { place: `locale=${language}&sid=${storeId}`, postalCode: postal_code, customer, headers })
}

/** The id of an order of one piece by a guest. */
export const orderedId = async (shop: TestShop, language: Language = 'sv'): Promise<string> =>
  (await orderGoods(shop, language, [{ sku: 'LR6-24', quantity: 1 }])).id

/** Sends the mails that are due, and gives the newest one-time link, as path and query. */
export async function mailedLink({ services, mails }: Backend): Promise<string> {
  await runDueJobs(services, jobRunner(services))
  const links = mails.flatMap(({ text }) => /https?:\S+order_link=\S+/.exec(text)?.[0] ?? [])
  const { pathname, search } = new URL(links.at(-1) ?? 'http://no.link')
  return pathname + search
}

/** Opens an order by the link of a mail about it, and follows it. */
export async function openByMail(visitor: Visitor, backend: Backend, id: string, language: Language = 'sv'): Promise<Answer> {
  const token = await orderMailTokens.sign(id, backend.clock.now, backend.services)
  return visitor.follow(await visitor.get(`${href('myOrder', language, { id })}?order_access=${token}`))
}
