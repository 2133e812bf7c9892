import { z } from 'zod'

/**
 * The header with the signature, `t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY`, keyed with
 * the secret that shop and backend share.
 */
export const CHANGES_SIGNATURE = 'x-shop-signature'

/** Seconds by which the clocks of shop and backend may differ. */
export const CHANGES_TOLERANCE_S = 300

/** A product whose price, stock, texts or reviews have changed. */
export const productTag = (id: number): string => `product:${id}`

/** The listing of a category that has gained or lost a product, or whose products are sorted or counted in another way. */
export const categoryListingTag = (id: number): string => `listing:category/${id}`

/** Any list of products has changed: what searches, brands, tags, devices and campaigns show. */
export const ASSORTMENT_TAG = 'assortment'

/** The tag of answers without products: texts around the pages, menus, interface strings, the deal. */
export const CONTENT_TAG = 'content'

/** Anything may have changed. */
export const EVERYTHING_TAG = 'all'

/**
 * The body of POST /webhooks/changes, by which a backend tells the shop what has changed (decision 044). `id` is new for each
 * message, so that one that was recorded is refused when it comes again. Tags that the shop does not know are ignored; a backend
 * that does not know what has changed sends `all`.
 */
export const ChangeNotice = z.object({ id: z.uuid(), tags: z.array(z.string().max(80)).min(1).max(500) })
export type ChangeNotice = z.infer<typeof ChangeNotice>
