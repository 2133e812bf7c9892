import { formatMoney } from '../../stores/format-money'
import type { Texts } from '../../texts'
import { fillIn } from '../../stores/fill-in'
import type { AboutOrder } from './about-order'

/** Says that an amount is back on the gift cards that paid an order. */
export function backOnCards(amount: number, { order, store }: Pick<AboutOrder, 'order' | 'store'>): string {
  return fillIn(TEXTS[cardsThatPaid(order)][store.language], { amount: formatMoney(amount, store) })
}

/** Whether one or several gift cards paid an order. Orders of the first releases do not list them and count as paid by one. */
export const cardsThatPaid = ({ gift_cards }: Pick<AboutOrder['order'], 'gift_cards'>): 'one' | 'other' =>
  gift_cards.length > 1 ? 'other' : 'one'

const TEXTS: Record<'one' | 'other', Texts> = {
  one: {
    sv: '{amount} är tillbaka på presentkortet som du betalade med, och kan användas direkt.',
    no: '{amount} er tilbake på gavekortet du betalte med, og kan brukes med en gang.',
    de: '{amount} sind wieder auf dem Geschenkgutschein, mit dem Sie bezahlt haben, und können sofort eingelöst werden.',
    da: '{amount} er tilbage på gavekortet, som du betalte med, og kan bruges med det samme.',
  },
  other: {
    sv: '{amount} är tillbaka på presentkorten som du betalade med, och kan användas direkt.',
    no: '{amount} er tilbake på gavekortene du betalte med, og kan brukes med en gang.',
    de: '{amount} sind wieder auf den Geschenkgutscheinen, mit denen Sie bezahlt haben, und können sofort eingelöst werden.',
    da: '{amount} er tilbage på gavekortene, som du betalte med, og kan bruges med det samme.',
  },
}
