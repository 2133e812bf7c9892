import { asc, eq, inArray } from 'drizzle-orm'
import type { AccountExport } from '../../app/commerce/contract/account-details'
import { readCartEntries } from '../carts/stored-cart-line'
import { groupRows } from '../database/group-rows'
import { accountCarts, customerDetails, customers } from '../database/schema/accounts'
import { emailChanges } from '../database/schema/email-changes'
import { newsletterSubscriptions } from '../database/schema/newsletter'
import { orderLines, orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { reviewObjections } from '../database/schema/reviews'
import { savedDevices } from '../database/schema/saved-devices'
import type { Scope } from '../http/endpoints'
import { unauthorized } from '../refusal'
import { listOffers } from '../offers/list-offers'
import { orderAnswer } from '../orders/order-answer'
import { listOwnReturns } from '../returns/list-own-returns'
import type { Database } from '../database/database'
import type { Services } from '../services'
import { listOwnSubscriptions } from '../subscriptions/show-subscriptions'
import { loadCustomerDiscounts } from '../accounts/customers'
import { exportStatements } from './export-statements'
import { listPasskeys } from '../accounts/passkeys'
import { isOwnedBy } from '../accounts/owned-purchases'

/**
 * A customer's data and purchases: account, addresses, discounts, offers, cart, orders (newest last), subscriptions, returns,
 * newsletters, objection to review mails, changes of the address, saved devices, passkeys, reviews, stock notices, statements of
 * withdrawal, terminations and gift cards.
 */
export async function exportAccount(
  services: Pick<Services, 'db' | 'payments'>,
  id: number,
  scope: Scope,
): Promise<AccountExport> {
  const { db } = services
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw unauthorized('The account is closed')
  const { email, first_name, last_name, terms_accepted_at } = customer
  const details = await db.select().from(customerDetails).where(eq(customerDetails.customer_id, id))
  return {
    exported_at: scope.now.toISOString(),
    account: { email, first_name, last_name, terms_accepted_at: terms_accepted_at?.toISOString() ?? null },
    discounts: await loadCustomerDiscounts(db, id),
    details: details.map(({ customer_id: _id, ...given }) => given),
    offers: await listOffers(db, id, scope),
    cart: await cartOf(db, id),
    orders: await ordersOf(db, id),
    subscriptions: await listOwnSubscriptions(services, id, scope),
    returns: await allReturns(db, id),
    newsletters: await newslettersOf(db, email),
    review_mails_refused_at: await objectionOf(db, email),
    email_changes: await emailChangesOf(db, id),
    saved_devices: await devicesOf(db, id),
    passkeys: (await listPasskeys(db, id)).map(({ name, created_at, used_at }) => ({ name, created_at, used_at })),
    ...(await exportStatements(db, id, email)),
  }
}

async function newslettersOf(db: Database, email: string): Promise<AccountExport['newsletters']> {
  const rows = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  return rows.map(({ store_id, asked_at, confirmed_at }) => ({
    store_id,
    asked_at: asked_at.toISOString(),
    confirmed_at: confirmed_at.toISOString(),
  }))
}

async function objectionOf(db: Database, email: string): Promise<AccountExport['review_mails_refused_at']> {
  const [row] = await db.select().from(reviewObjections).where(eq(reviewObjections.email, email))
  return row?.objected_at.toISOString() ?? null
}

async function emailChangesOf(db: Database, id: number): Promise<AccountExport['email_changes']> {
  const rows = await db.select().from(emailChanges).where(eq(emailChanges.customer_id, id)).orderBy(asc(emailChanges.asked_at))
  return rows.map(({ old_email, new_email, asked_at, done_at }) => ({
    old_email,
    new_email,
    asked_at: asked_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  }))
}

async function devicesOf(db: Database, id: number): Promise<AccountExport['saved_devices']> {
  const rows = await db.select().from(savedDevices).where(eq(savedDevices.customer_id, id)).orderBy(asc(savedDevices.saved_at))
  return rows.map(({ device_key, saved_at }) => ({ device: device_key, saved_at: saved_at.toISOString() }))
}

async function cartOf(db: Database, id: number): Promise<AccountExport['cart']> {
  const [cart] = await db.select().from(accountCarts).where(eq(accountCarts.customer_id, id))
  const lines = (readCartEntries(cart?.lines) ?? []).flatMap(({ line }) => line ?? [])
  if (lines.length === 0) return []
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map(({ product_id }) => product_id),
      ),
    )
  const skus = new Map(rows.map((row) => [row.id, row.sku]))
  return lines.map(({ product_id, quantity }) => ({ sku: skus.get(product_id) ?? `#${product_id}`, quantity }))
}

async function ordersOf(db: Database, id: number): Promise<AccountExport['orders']> {
  const rows = await db.select().from(orders).where(isOwnedBy(orders, id)).orderBy(asc(orders.placed_at))
  const own = db.select({ id: orders.id }).from(orders).where(isOwnedBy(orders, id))
  const lines = await db.select().from(orderLines).where(inArray(orderLines.order_id, own)).orderBy(asc(orderLines.position))
  const linesOf = groupRows(lines, ({ order_id }) => order_id)
  return rows.map((row) => orderAnswer(row, linesOf.get(row.id) ?? []))
}

async function allReturns(db: Database, id: number): Promise<AccountExport['returns']> {
  const first = await listOwnReturns(db, id, 1)
  const found = [...first.returns]
  for (let page = 2; page <= first.pages; page += 1) found.push(...(await listOwnReturns(db, id, page)).returns)
  return found
}
