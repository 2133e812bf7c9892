import { isRenewal } from '../../../app/commerce/contract/is-renewal'
import type { Order } from '../../../app/commerce/contract/order'
import type { Store } from '../../stores/stores'
import type { Texts } from '../../texts'
import { fillIn } from '../../stores/fill-in'
import type { Block } from '../../words/mail'

/**
 * Says that the subscriptions which an order began end with it; nothing for a later delivery of one, whose subscription goes on.
 */
export function subscriptionEnds(order: Order, { language }: Pick<Store, 'language'>): Block[] {
  if (isRenewal(order) || !order.items.some(({ subscription_interval: interval }) => interval !== null)) return []
  return [{ type: 'text', text: TEXTS[language] }]
}

/** Says that the subscriptions of the lines at `positions` end, when the rest of the order is kept. */
export const lineSubscriptionsEnd = (
  { items }: Order,
  positions: readonly number[],
  { language }: Pick<Store, 'language'>,
): Block[] =>
  items.flatMap(({ name }, position) =>
    positions.includes(position) ? [{ type: 'text', text: fillIn(LINE_TEXTS[language], { name }) }] : [],
  )

const LINE_TEXTS: Texts = {
  sv: 'Prenumerationen på {name} avslutas samtidigt: det kommer inga fler leveranser, och inget mer dras.',
  no: 'Abonnementet på {name} avsluttes samtidig: Det kommer ingen flere leveringer, og ingenting mer trekkes.',
  de: 'Das Abonnement für {name} endet damit: Es folgen keine weiteren Lieferungen, und es wird nichts mehr abgebucht.',
  da: 'Abonnementet på {name} slutter samtidig: Der kommer ikke flere leveringer, og der trækkes ikke mere.',
}

const TEXTS: Texts = {
  sv: 'Prenumerationen som du beställde avslutas samtidigt: det kommer inga fler leveranser, och inget mer dras.',
  no: 'Abonnementet du bestilte, avsluttes samtidig: Det kommer ingen flere leveringer, og ingenting mer trekkes.',
  de: 'Das bestellte Abonnement endet damit: Es folgen keine weiteren Lieferungen, und es wird nichts mehr abgebucht.',
  da: 'Abonnementet, du bestilte, slutter samtidig: Der kommer ikke flere leveringer, og der trækkes ikke mere.',
}
