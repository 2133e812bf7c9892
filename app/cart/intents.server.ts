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
  /** Of an offer made right after another product was added: the id of that product. */
  upselling_bundle_id: ProductId.optional(),
  accessory_id: ProductId.optional(),
  related_id: ProductId.optional(),
  recommended_id: ProductId.optional(),
  /** An invalid one is left out and refuses nothing. */
  campaign: CampaignSlug.optional().catch(undefined),
} satisfies Record<FormMarker, z.ZodType>)

/**
 * The id of an interval of the product; empty for a single purchase. A value that is no id becomes 0, which no product has, and the
 * backend says so.
 */
const IntervalId = z.union([z.literal('').transform(() => undefined), ProductId.catch(0)]).optional()

/** A line of the browser's copy: product, quantity, copied markers and interval, and nothing else. */
const RestorableLine = Markers.pick({
  cross_selling_product_id: true,
  upselling_bundle_id: true,
  accessory_id: true,
  related_id: true,
  recommended_id: true,
} satisfies Record<CopiedMarker, true>).extend({ subscription_interval: IntervalId, product_id: ProductId, quantity: Quantity })

/** What a form of the cart can ask for. Anything else is a request no page of ours sends. */
const Intent = z.discriminatedUnion('intent', [
  Markers.extend({
    intent: z.literal('add'),
    subscription_interval: IntervalId,
    product_id: ProductId,
    quantity: Quantity.default(1),
    return_to: z.string().default(''),
    /** The key of the form, so that it is carried out once however often it comes. */
    once: z.string().default(''),
    /** Of an offer whose other product is not in the cart yet: that one comes along. */
    both: z.literal('1').optional(),
    /** The add asks for upselling: what goes well with the product is shown when there is something. */
    upselling: z.literal('1').optional(),
  }),
  z.object({
    intent: z.literal('change'),
    uuid: z.uuid(),
    quantity: z.string(),
    /** Of the plus and minus buttons, which send the field's quantity as well. */
    step: z.enum(['1', '-1']).optional(),
  }),
  z.object({ intent: z.literal('remove'), uuid: z.uuid() }),
  z.object({ intent: z.literal('undo-remove'), uuid: z.uuid() }),
  z.object({ intent: z.literal('add-code'), code: z.string() }),
  z.object({ intent: z.literal('remove-code'), code: z.string() }),
  /** Of the notice that an `atc` link opened the cart. */
  z.object({ intent: z.enum(['undo-link', 'close-link']), return_to: z.string().default('') }),
  z.object({ intent: z.literal(SWITCH_VAT), vat: z.enum(VAT_DISPLAYS), return_to: z.string().default('') }),
])
export type CartIntent = z.infer<typeof Intent>

type Asked = z.infer<typeof RestorableLine> & { campaign?: string | undefined }

/** What a form asks for as a line of the cart, with an id of its own. Only the backend knows whether there is such a subscription. */
export function newLine({ subscription_interval: id, ...asked }: Asked): RequestedLine {
  return { uuid: crypto.randomUUID(), ...asked, ...(id === undefined ? {} : { subscription_interval: { id } }) }
}

/** Reads a line that a browser has kept; null when no add form could have asked for it. */
export function restorableLine(fields: Readonly<Record<string, string>>): z.infer<typeof RestorableLine> | null {
  const parsed = RestorableLine.safeParse(fields)
  return parsed.success ? parsed.data : null
}

/** Reads a cart form; null when it makes no sense. */
export function parseCartIntent(form: FormData): CartIntent | null {
  const parsed = Intent.safeParse(Object.fromEntries(form))
  return parsed.success ? parsed.data : null
}
