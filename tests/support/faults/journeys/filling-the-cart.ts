import { eq } from 'drizzle-orm'
import { href } from '../../../../app/routing/href'
import { resourceHref } from '../../../../app/routing/resources'
import { coupons } from '../../../../backend/database/schema/offers'
import type { Backend } from '../../shop/open-shop'
import { form, journey, page, resource, step, type Walker } from '../journey'

const CR2032 = 'CR2032'
const PIECES = { before: 1, added: 2 }

/** Codes and products added to a cart that holds something, and links with both. */
export const FILLING_THE_CART = journey({
  name: 'filling the cart',
  isSequence: true,
  prepare: ({ shop }) => addPercentageCoupon(shop.backend),
  enter: ({ shopping }) => shopping.add(CR2032, PIECES.before),
  steps(walker) {
    const { shopping, language, visitor } = walker
    const home = href('home', language)
    return [
      step('add', () => shopping.add(CR2032, PIECES.added, { upselling: '1' })),
      page(walker, `${home}?cart`),
      page(walker, `${home}?upsell=${walker.shop.backend.idOf(CR2032)}`),
      page(walker, shopping.cartPath),
      step('add a code', () => shopping.addCode('HALF')),
      page(walker, `${home}?disc=KRAFT10`),
      page(walker, shopping.cartPath),
      resource(walker, resourceHref('cartData', language)),
      resource(walker, resourceHref('cartOffers', language)),
      { ...form(walker, 'by script', resourceHref('cartData', language), { intent: 'add-code', code: 'HELG20' }), isPage: false },
      page(walker, href('checkout', language)),
      step('remove a code', () => shopping.removeCode('HALF')),
      step('a cart link in another browser', () =>
        walker.shop.visitor().get(`${home}?atc=${Buffer.from('LR6-24:1').toString('base64')}`),
      ),
      step('the cart again', () => visitor.get(shopping.cartPath)),
    ]
  },
  lost: (walker) => missingPieces(walker, PIECES.before + PIECES.added),
})

/** A buy-X-get-Y coupon with a percentage, whose categories the shop asks for, in every store that has 3FOR2. */
async function addPercentageCoupon({ db }: Backend): Promise<void> {
  const rows = await db.select().from(coupons).where(eq(coupons.code, '3FOR2'))
  const percentage = { code: 'HALF', percentage_discount: 50, discount_type_percentage: true, discount_type_value: 1 }
  await db
    .insert(coupons)
    .values(rows.map((row) => ({ ...row, ...percentage })))
    .onConflictDoNothing()
}

/** The number of these pieces of CR2032 that the cart lacks. */
async function missingPieces({ shopping }: Walker, quantity: number): Promise<string[]> {
  const { status, lines } = await shopping.cart()
  const found = lines.filter(({ slug }) => slug.startsWith('knappcell-cr2032')).reduce((sum, line) => sum + line.quantity, 0)
  return status === 200 && found === quantity ? [] : [`cart ${status} with ${found} of ${quantity} pieces`]
}
