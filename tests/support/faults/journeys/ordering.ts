import { eq } from 'drizzle-orm'
import { href } from '../../../../app/routing/href'
import { storeOf } from '../../../../app/store/stores'
import { orders } from '../../../../backend/database/schema/orders'
import { anyGiftCard } from '../../../../backend/tests/any-gift-card'
import { BUYERS } from '../../shop/buyers'
import type { Fields } from '../../shop/visitor'
import { elements, formFields } from '../../shop/read-page'
import { journey, page, step, type Walker } from '../journey'

/** The checkout with an address, a gift card and an order by invoice. */
export const ORDERING = journey({
  name: 'ordering',
  isSequence: true,
  async prepare({ shop, language }) {
    const { id, code } = await anyGiftCard(shop.backend, { initial_amount: 50, currency: storeOf(language).currency })
    return { id, code }
  },
  enter: ({ shopping }) => shopping.add('LR6-24', 2),
  steps(walker, { id, code }) {
    const { shopping, visitor, language } = walker
    const noted: { fields: Fields; collected: Fields; confirmation: string } = {
      fields: {},
      collected: {},
      confirmation: shopping.cartPath,
    }
    const send = (more: Fields) => () =>
      shopping.order({ ...noted.fields, ...BUYERS[language], ...noted.collected, payment_method: 'invoice', ...more })
    return [
      step('note the form', async () => {
        const answer = await visitor.get(shopping.checkoutPath)
        if (answer.status === 200) noted.fields = formFields(answer.body, 'checkout')
        noted.collected = collectedBy(answer.body)
        return answer
      }),
      step('address', send({ intent: 'update' })),
      page(walker, shopping.checkoutPath),
      step('add a gift card', send({ intent: 'add-gift-card', gift_card_code: code })),
      step('remove the gift card', send({ intent: `remove-gift-card ${id}` })),
      page(walker, shopping.checkoutPath),
      // Eight visitors share the gift card: what is left of it changes the total, which is shown first.
      step('the form before the order', async () => {
        const answer = await visitor.get(shopping.checkoutPath)
        noted.fields = formFields(answer.body, 'checkout')
        return answer
      }),
      step(
        'order',
        async () => {
          const answer = await send({ intent: 'order' })()
          if (answer.location.includes('confirmation')) noted.confirmation = answer.location
          return answer
        },
        [409],
      ),
      step('the confirmation', () => visitor.get(noted.confirmation)),
      page(walker, href('checkoutFailed', language)),
      page(walker, shopping.checkoutPath),
    ]
  },
  lost: cartOrOrder,
})

/**
 * The choice of a delivery to a service point, whose places need a separate call; no field while the page shows no such delivery.
 */
function collectedBy(body: string): Fields {
  const methods = elements(body, 'input').filter(({ name }) => name === 'shipping_method')
  const collected = methods.find(({ value = '' }) => value.includes('service-point'))?.value
  return collected === undefined ? {} : { shipping_method: collected }
}

/** After the fault there is the cart, or one order, and not both or none. */
async function cartOrOrder({ shop, shopping, visitor }: Walker): Promise<string[]> {
  const { status, lines } = await shopping.cart()
  const { location } = await visitor.get(shopping.checkoutPath)
  const id = /confirmation\/([\da-f-]{36})/.exec(location)?.[1]
  const placed = id === undefined ? [] : await shop.backend.db.select().from(orders).where(eq(orders.id, id))
  const isCart = lines.length === 1 && lines[0]?.quantity === 2
  if (status === 200 && (isCart ? placed.length === 0 : placed.length === 1)) return []
  return [`cart ${status} with ${lines.length} lines and ${placed.length} orders`]
}
