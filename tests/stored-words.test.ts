import { readdirSync, readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import type { ProviderId } from '../app/commerce/contract/payment'
import { refreshTokens } from '../backend/database/schema/accounts'
import { emailChangeLinks } from '../backend/database/schema/email-changes'
import { giftCardEntries } from '../backend/database/schema/gift-cards'
import { jobs } from '../backend/database/schema/jobs'
import { movedAddresses } from '../backend/database/schema/moved-addresses'
import { orderEvents, refunds } from '../backend/database/schema/order-history'
import { orders } from '../backend/database/schema/orders'
import { parcelEvents } from '../backend/database/schema/parcels'
import { paymentAttempts } from '../backend/database/schema/payments'
import { prices } from '../backend/database/schema/prices'
import { productRelations } from '../backend/database/schema/products'
import { returnLabels, returnLines, returns } from '../backend/database/schema/returns'
import { reviews } from '../backend/database/schema/reviews'
import { deviceNames } from '../backend/database/schema/search'
import { subscriptionPaymentChanges, subscriptionRenewals, subscriptions } from '../backend/database/schema/subscriptions'
import { withdrawals } from '../backend/database/schema/withdrawals'
import type { CarrierId } from '../backend/interfaces/carrier'

type Row<T extends PgTable> = T['$inferSelect']

/** The columns of a table that hold one of several words. */
type WordColumn<T extends PgTable> = {
  [C in keyof Row<T>]-?: NonNullable<Row<T>[C]> extends string ? (string extends NonNullable<Row<T>[C]> ? never : C) : never
}[keyof Row<T>]

type Words<T extends PgTable> = { [C in WordColumn<T>]: Record<NonNullable<Row<T>[C]> & string, 1> }

const columnsOf = <T extends PgTable>(table: T, words: Words<T>): string[] =>
  Object.keys(words).map((column) => `${getTableName(table)}.${column}`)

const PROVIDERS: Record<ProviderId, 1> = { stripe: 1, klarna: 1, 'walley-b2c': 1, 'walley-b2b': 1, invoice: 1 }
const CARRIERS: Record<CarrierId, 1> = { postnord: 1, bring: 1, dhl: 1, dao: 1, gls: 1, budbee: 1, instabox: 1 }

/**
 * Every word that a release has stored in a text column that holds one of several. A new word is added here, else the file is a
 * type error. None is ever taken out, for the rows of earlier releases hold it: a word that is no longer written stays in its
 * enumeration, or a migration replaces it in the rows.
 */
const COLUMNS = [
  columnsOf(emailChangeLinks, { side: { old: 1, new: 1 } }),
  columnsOf(giftCardEntries, { type: { issued: 1, redeemed: 1, 'given-back': 1, voided: 1, withdrawn: 1 } }),
  columnsOf(jobs, { state: { waiting: 1, done: 1, dead: 1 } }),
  columnsOf(movedAddresses, { kind: { product: 1, category: 1, brand: 1, tag: 1, device: 1, page: 1 } }),
  columnsOf(orderEvents, {
    actor: { shopper: 1, staff: 1, shop: 1 },
    type: {
      placed: 1,
      paid: 1,
      confirmed: 1,
      cancelled: 1,
      withdrawn: 1,
      'withdrawal-undone': 1,
      'pieces-withdrawn': 1,
      packed: 1,
      shipped: 1,
      delivered: 1,
      'point-changed': 1,
      'parcel-added': 1,
      'parcel-corrected': 1,
      'parcel-returned': 1,
      'payment-reminded': 1,
      'payment-captured': 1,
      'payment-released': 1,
      'refund-requested': 1,
      refunded: 1,
      'refund-refused': 1,
      'gift-cards-issued': 1,
      'gift-cards-sent': 1,
      'gift-cards-resent': 1,
      'gift-cards-voided': 1,
      'gift-cards-spent': 1,
      returned: 1,
      restocked: 1,
      'return-announced': 1,
      'return-label-booked': 1,
      'return-label-refused': 1,
      'return-cancelled': 1,
      'return-arrived': 1,
      'return-received': 1,
      'return-refunded': 1,
      'return-refused': 1,
    },
  }),
  columnsOf(orders, {
    status: { pending: 1, confirmed: 1, packed: 1, shipped: 1, delivered: 1, cancelled: 1, returned: 1 },
    cancel_reason: {
      'payment-failed': 1,
      'payment-cancelled': 1,
      'payment-expired': 1,
      replaced: 1,
      'by-customer': 1,
      'by-shop': 1,
      'payment-lapsed': 1,
    },
    review_invitation: { allowed: 1, done: 1 },
  }),
  columnsOf(parcelEvents, {
    carrier: CARRIERS,
    code: { registered: 1, 'in-transit': 1, arrived: 1, 'out-for-delivery': 1, delivered: 1, returned: 1 },
  }),
  columnsOf(paymentAttempts, {
    provider: PROVIDERS,
    state: {
      created: 1,
      open: 1,
      authorized: 1,
      captured: 1,
      failed: 1,
      cancelled: 1,
      expired: 1,
      'refund-due': 1,
      refunded: 1,
    },
  }),
  columnsOf(prices, { kind: { n: 1, c: 1 } }),
  columnsOf(productRelations, { kind: { related: 1, 'cross-selling': 1, upselling: 1 } }),
  columnsOf(refreshTokens, { scope: { account: 1, 'my-order': 1 } }),
  columnsOf(refunds, { state: { due: 1, done: 1, refused: 1 } }),
  columnsOf(returnLabels, { carrier: CARRIERS, state: { waiting: 1, booked: 1, refused: 1 } }),
  columnsOf(returnLines, {
    reason: { 'changed-mind': 1, 'wrong-item': 1, faulty: 1, 'damaged-on-arrival': 1 },
    condition: { unopened: 1, opened: 1, used: 1, damaged: 1 },
  }),
  columnsOf(returns, {
    state: { announced: 1, received: 1, refunded: 1, refused: 1, cancelled: 1 },
    way: { parcel: 1, collect: 1, none: 1 },
  }),
  columnsOf(reviews, { status: { pending: 1, published: 1, refused: 1 } }),
  columnsOf(deviceNames, { kind: { model: 1, short: 1, end: 1, 'short-end': 1, beginning: 1 } }),
  columnsOf(subscriptionPaymentChanges, {
    provider: PROVIDERS,
    state: { created: 1, open: 1, confirmed: 1, replaced: 1, expired: 1 },
  }),
  columnsOf(subscriptionRenewals, {
    state: { announced: 1, 'out-of-stock': 1, unpaid: 1, delivered: 1, skipped: 1 },
    skipped_for: { customer: 1, 'out-of-stock': 1, unpaid: 1, missed: 1 },
  }),
  columnsOf(subscriptions, {
    payment: PROVIDERS,
    state: { active: 1, paused: 1, ended: 1 },
    ended_from: { active: 1, paused: 1 },
  }),
  columnsOf(withdrawals, { extent: { whole: 1, part: 1 } }),
].flat()

it('the words of every such column are listed', () => {
  const folder = `${import.meta.dirname}/../backend/database/schema`
  const typed = readdirSync(folder).flatMap((file) => {
    const [, ...tables] = readFileSync(`${folder}/${file}`, 'utf8').split(/pgTable\(\s*'/)
    return tables.flatMap((table) =>
      [...table.matchAll(/^ +(\w+): text\(\)\.\$type</gm)].map(([, column]) => `${/^\w+/.exec(table)?.[0]}.${column}`),
    )
  })
  expect(typed.length).toBeGreaterThan(25)
  expect(COLUMNS.toSorted()).toEqual(typed.toSorted())
})
