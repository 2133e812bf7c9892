import { z } from 'zod'

const time = z.string().transform((text) => text.slice(0, 16).replace('T', ' '))
const money = z.number().transform((amount) => amount.toFixed(2))

const GiftCards = z.object({
  gift_cards: z.array(
    z.object({
      id: z.string(),
      last4: z.string(),
      initial_amount: money,
      balance: money,
      currency: z.string(),
      expires_on: z.string(),
      sent_at: time.nullable(),
      voided_at: time.nullable(),
      entries: z.array(z.object({ at: time, type: z.string(), amount: money })),
    }),
  ),
})

/** Gift cards as lines for the terminal, each with its entries below it. */
export function giftCardLines(answer: unknown): string[] {
  const { gift_cards: cards } = GiftCards.parse(answer)
  return cards.length === 0 ? ['None.'] : cards.map(giftCardLine)
}

function giftCardLine(card: z.output<typeof GiftCards>['gift_cards'][number]): string {
  const sent = card.sent_at === null ? 'not sent yet' : `sent ${card.sent_at}`
  const state = card.voided_at === null ? `${sent}, valid through ${card.expires_on}` : `voided ${card.voided_at}`
  const head = `${card.id}  ...${card.last4}  ${card.balance} of ${card.initial_amount} ${card.currency}  ${state}`
  return [head, ...card.entries.map(({ at, type, amount }) => `  ${at}  ${type}  ${amount}`)].join('\n')
}
