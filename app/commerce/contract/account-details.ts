import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from './limits'
import { Order } from './order'
import { StarCount } from './review'
import { CustomerOffers } from './customer-offer'
import { OwnReturns, OwnSubscriptions } from './own-purchase'

const text = (max: number) => z.string().max(max)

/**
 * GET and PUT /api/account/details: the customer's details for purchases in the country of the call's store; empty strings where
 * nothing is stored. The names are the same in all countries.
 */
const Fields = z.object({
  first_name: z.string().min(1).max(100),
  last_name: z.string().min(1).max(100),
  mobile: text(20),
  street: text(200),
  street2: text(200),
  postal_code: text(12),
  city: text(100),
  company_name: text(200),
  organisation_number: text(20),
  company_reference: text(100),
})
export const AccountDetails = Fields.extend({ email: z.email() })
export type AccountDetails = z.infer<typeof AccountDetails>
export const AccountDetailsRequest = Fields
export type AccountDetailsRequest = z.infer<typeof AccountDetailsRequest>

/**
 * GET /api/account/export: what a customer has given the shop and bought there, in a form that programs read (GDPR, article 20).
 */
export const AccountExport = z.object({
  exported_at: z.iso.datetime(),
  account: z.object({
    email: z.email(),
    first_name: z.string(),
    last_name: z.string(),
    terms_accepted_at: z.iso.datetime().nullable(),
  }),
  discounts: z.record(z.string(), z.number()),
  details: z.array(Fields.omit({ first_name: true, last_name: true }).extend({ country_code: z.string().length(2) })),
  /** The offers that can be seen in the account. */
  offers: CustomerOffers.default([]),
  cart: z.array(z.object({ sku: z.string(), quantity: z.number().int() })),
  orders: z.array(Order),
  subscriptions: OwnSubscriptions,
  returns: OwnReturns.shape.returns,
  /** The newsletters of the address: when each was asked for, and when its mailed link was used. */
  newsletters: z
    .array(z.object({ store_id: z.number().int(), asked_at: z.iso.datetime(), confirmed_at: z.iso.datetime() }))
    .default([]),
  /** The time at which the address objected to mails that ask for reviews; null when it did not. */
  review_mails_refused_at: z.iso.datetime().nullable().default(null),
  /** Changes of the e-mail address of the last 31 days. */
  email_changes: z
    .array(
      z.object({
        old_email: z.email(),
        new_email: z.email(),
        asked_at: z.iso.datetime(),
        done_at: z.iso.datetime().nullable(),
      }),
    )
    .default([]),
  saved_devices: z.array(z.object({ device: z.string(), saved_at: z.iso.datetime() })).default([]),
  /** Without their keys. */
  passkeys: z
    .array(z.object({ name: z.string(), created_at: z.iso.datetime(), used_at: z.iso.datetime().nullable() }))
    .default([]),
  /** Reviews of what the customer bought, also those that were refused or wait for the staff. */
  reviews: z
    .array(
      z.object({
        order_number: z.string(),
        sku: z.string(),
        stars: StarCount,
        title: z.string(),
        text: z.string(),
        name: z.string(),
        status: z.enum(['pending', 'published', 'refused']),
        written_at: z.iso.datetime(),
      }),
    )
    .default([]),
  /** Products that the address waits for; `confirmed_at` is null until the mailed link is used. */
  stock_notices: z
    .array(
      z.object({
        sku: z.string(),
        store_id: z.number().int(),
        asked_at: z.iso.datetime(),
        confirmed_at: z.iso.datetime().nullable(),
      }),
    )
    .default([]),
  /** Statements of withdrawal, with the order number as it was typed. */
  withdrawals: z
    .array(
      z.object({
        order_number: z.string(),
        name: z.string(),
        email: z.string(),
        extent: z.enum(['whole', 'part']),
        message: z.string(),
        received_at: z.iso.datetime(),
        undone_at: z.iso.datetime().nullable(),
      }),
    )
    .default([]),
  /** Terminations of subscriptions that were stated without a login, with the order number as it was typed. */
  terminations: z
    .array(
      z.object({
        order_number: z.string(),
        name: z.string(),
        email: z.string(),
        contract: z.string(),
        reason: z.string(),
        ends_on: z.iso.date().nullable(),
        received_at: z.iso.datetime(),
      }),
    )
    .default([]),
  /** Gift cards that were bought, by the last characters of their codes. */
  gift_cards: z
    .array(
      z.object({
        order_number: z.string(),
        last4: z.string(),
        amount: z.number(),
        balance: z.number(),
        currency: z.string().length(3),
        issued_at: z.iso.datetime(),
        expires_on: z.iso.date(),
      }),
    )
    .default([]),
})
export type AccountExport = z.infer<typeof AccountExport>

/**
 * POST /api/account/deletion: closes the account. Orders stay for as long as bookkeeping law asks, without a link to an account.
 * 403 `password-wrong`, 409 `subscription-state` while a subscription goes on. The newsletter of its address ends.
 */
export const AccountDeletionRequest = z.object({ password: z.string().min(1).max(MAX_PASSWORD_LENGTH) })
