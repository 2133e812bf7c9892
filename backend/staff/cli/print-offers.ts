import { z } from 'zod'

const Offers = z.object({
  offers: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      valid_through: z.string(),
      is_withdrawn: z.boolean(),
      currency: z.string(),
      items: z.array(z.object({ sku: z.string(), quantity: z.number(), price: z.number() })),
    }),
  ),
})

/** The answer of `offers`, one a line, with the price of one piece. */
export function offerLines(answer: unknown): string[] {
  const lines = Offers.parse(answer).offers.map(({ id, email, valid_through, is_withdrawn, currency, items }) => {
    const state = is_withdrawn ? 'withdrawn' : `valid through ${valid_through}`
    const goods = items.map(({ sku, quantity, price }) => `${quantity} x ${sku} at ${price.toFixed(2)} ${currency}`)
    return [id, email, state, ...goods].join('  ')
  })
  return lines.length === 0 ? ['None.'] : lines
}
