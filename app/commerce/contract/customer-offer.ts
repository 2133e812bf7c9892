import { z } from 'zod'
import { ThumbPicture } from './picture'
import { VatPercent } from './price'
import { SearchProduct } from './product'

/**
 * Goods of an offer, with the id that a line carries as `offer_item_id`. `price` and `ordinary_price` are for one unit, including
 * VAT. `state`: `open` can be put into the cart, once and with this quantity; `ordered` is in an order of the customer.
 */
const OfferItem = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  thumb: ThumbPicture,
  quantity: z.number().int().min(1),
  price: z.number().nonnegative(),
  ordinary_price: z.number().nonnegative(),
  vat: VatPercent,
  /** The statutory deposit of one unit, which comes on top of its price. */
  deposit: z.number().nonnegative().default(0),
  /** How much is in one unit, as of a product. */
  measure: SearchProduct.shape.measure,
  state: z.enum(['open', 'sold-out', 'ordered', 'expired']),
})

/**
 * An offer to the customer in the store of the call, valid through a day. `message` is the
 * shop's, as plain text; it may be empty.
 */
const CustomerOffer = z.object({
  id: z.uuid(),
  message: z.string(),
  valid_through: z.iso.date(),
  items: z.array(OfferItem),
})

/**
 * GET /api/account/offers: the offers to the customer, those with open goods first; an expired one for 30 days more. At most 50.
 */
export const CustomerOffers = z.array(CustomerOffer)
export type CustomerOffers = z.infer<typeof CustomerOffers>
export type OfferItemState = CustomerOffers[number]['items'][number]['state']
