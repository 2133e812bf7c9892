import { z } from 'zod'
import { CampaignSlug } from '../commerce/contract/cart'
import type { CopiedMarker, FormMarker } from '../commerce/contract/origin-markers'
import type { RequestedLine } from '../server/session/cart-line'
import { VAT_DISPLAYS } from '../store/vat-display'
import { clampQuantity } from './rules/quantity'
import { SWITCH_VAT } from './rules/switch-vat'

const Quantity = z.string().transform(clampQuantity)
const ProductId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** The origin markers that a form can send: ids of the products beside which the product was offered, and the campaign. */
const Markers = z.object({
  cross_selling_product_id: ProductId.optional(),
  /** Set for a product added from the upselling panel: the id of the product added before. */
  upselling_bundle_id: ProductId.optional(),
  accessory_id: ProductId.optional(),
  related_id: ProductId.optional(),
  recommended_id: ProductId.optional(),
  /** An invalid campaign is ignored; the form is still valid. */
  campaign: CampaignSlug.optional().catch(undefined),
} satisfies Record<FormMarker, z.ZodType>)

/**
 * The id of an interval of the product; empty for a single purchase. An invalid value becomes 0, which no product has, and the
 * backend then gives a notice.
 */
const IntervalId = z.union([z.literal('').transform(() => undefined), ProductId.catch(0)]).optional()

/** A line of the browser's copy: product, quantity, copied markers and interval only. */
const RestorableLine = Markers.pick({
  cross_selling_product_id: true,
  upselling_bundle_id: true,
  accessory_id: true,
  related_id: true,
  recommended_id: true,
} satisfies Record<CopiedMarker, true>).extend({
  subscription_interval: IntervalId,
  product_id: ProductId,
  quantity: Quantity,
  uuid: z.uuid().optional().catch(undefined),
})

/** The cart forms. The shop's pages send no others. */
const Intent = z.discriminatedUnion('intent', [
  Markers.extend({
    intent: z.literal('add'),
    subscription_interval: IntervalId,
    product_id: ProductId,
    quantity: Quantity.default(1),
    return_to: z.string().default(''),
    /** The one-time key of the form: a repeated form adds once. */
    once: z.string().default(''),
    /** Adds the product with which this one is offered too, unless it is in the cart. */
    both: z.literal('1').optional(),
    /** Opens the upselling panel after the add, if the product has upselling. */
    upselling: z.literal('1').optional(),
  }),
  z.object({
    intent: z.literal('change'),
    uuid: z.uuid(),
    quantity: z.string(),
    /** Sent by the spinner, which clamps a typed 0 to 1. In any other request 0 removes the line. */
    spinner: z.literal('1').optional(),
    /** The pressed plus or minus button; the quantity of the field is sent as well. */
    step: z.enum(['1', '-1']).optional(),
  }),
  z.object({ intent: z.literal('remove'), uuid: z.uuid() }),
  z.object({ intent: z.literal('undo-remove'), uuid: z.uuid() }),
  z.object({ intent: z.literal('add-code'), code: z.string() }),
  z.object({ intent: z.literal('remove-code'), code: z.string() }),
  /** Buttons of the notice about an `atc` link. */
  z.object({ intent: z.enum(['undo-link', 'close-link']), return_to: z.string().default('') }),
  z.object({ intent: z.literal(SWITCH_VAT), vat: z.enum(VAT_DISPLAYS), return_to: z.string().default('') }),
])
export type CartIntent = z.infer<typeof Intent>

type LineFields = Omit<z.infer<typeof RestorableLine>, 'uuid'> & { uuid?: string | undefined } & { campaign?: string | undefined }

/**
 * The cart line for the fields of a form, with a new uuid unless it had one. Only the backend knows whether the interval exists.
 */
export function newLine({ subscription_interval: id, uuid = crypto.randomUUID(), ...fields }: LineFields): RequestedLine {
  return { uuid, ...fields, ...(id === undefined ? {} : { subscription_interval: { id } }) }
}

/** Parses a line of the browser's copy; null when no add form could have created it. */
export function restorableLine(fields: Readonly<Record<string, string>>): z.infer<typeof RestorableLine> | null {
  const parsed = RestorableLine.safeParse(fields)
  return parsed.success ? parsed.data : null
}

/** Parses a cart form; null when it is invalid. */
export function parseCartIntent(form: FormData): CartIntent | null {
  const parsed = Intent.safeParse(Object.fromEntries(form))
  return parsed.success ? parsed.data : null
}
