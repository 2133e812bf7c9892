import type { CartItem } from '../../../app/commerce/contract/cart'
import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import { MOMENTS } from '../../stores/formats'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { Block, MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { oneOrOther } from '../one-or-other'
import { GIFT_CARD_WITHDRAWAL_TEXTS } from '../order/gift-card-withdrawal-texts'
import { goodsBlock } from '../order/goods-block'
import { lineSubscriptionsEnd, subscriptionEnds } from '../order/subscription-ends'
import { WITHDRAWAL_TEXTS } from '../order/withdrawal-texts'
import { type Statement, withdrawalFacts } from '../order/withdrawal-facts'

/**
 * A withdrawal with the goods of the order that it names; none when it describes them in words. `cancelsAt` is when it cancels
 * the order, if that is not packed; null when it does not. `isPaidBack`: all that was paid was given back before. `ended`: the
 * positions of the lines whose subscriptions end with it, when the rest of the order is kept.
 */
export type Withdrawal = Statement & { goods: readonly CartItem[]; cancelsAt: Date | null; isPaidBack: boolean; ended: number[] }

/** The acknowledgement of a withdrawal on a durable medium, with its time and its content (Directive 2011/83/EU, article 11a). */
export function withdrawalReceived({ order, store, links }: AboutOrder, withdrawal: Withdrawal): MailContent {
  const texts = WITHDRAWAL_TEXTS[store.language]
  const { receivedAt, goods } = withdrawal
  const values = { number: order.number, moment: MOMENTS[store.language].format(receivedAt) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      { type: 'facts', facts: withdrawalFacts({ ...withdrawal, number: order.number }, store) },
      ...(goods.length === 0 ? [] : [goodsBlock(goods, store)]),
      { type: 'heading', text: texts.nextTitle },
      ...nextSteps({ order, store, links }, withdrawal),
      ...(withdrawal.extent === 'part' ? lineSubscriptionsEnd(order, withdrawal.ended, store) : []),
      ...(withdrawal.extent === 'whole' && !withdrawal.isLate ? subscriptionEnds(order, store) : []),
    ],
  }
}

/**
 * The next steps. After a late withdrawal the mail promises nothing. For a cancelled or
 * unpaid order it does not ask for the goods.
 */
function nextSteps({ order, store, links }: AboutOrder, { isLate, cancelsAt, extent, isPaidBack, goods }: Withdrawal): Block[] {
  const texts = WITHDRAWAL_TEXTS[store.language]
  if (isLate) return [{ type: 'text', text: texts.late }]
  if (order.status === 'cancelled') return [{ type: 'text', text: texts.cancelled }]
  const isUnpaid = order.status === 'pending'
  const unpaidUndo = goods.length === 0 ? texts.undoInWords : texts.undoUnpaid
  const undo: Block[] = [
    { type: 'heading', text: texts.undoTitle },
    { type: 'text', text: isUnpaid ? unpaidUndo : texts.undo },
    { type: 'links', links: [{ label: texts.showOrder, url: links.order(order.id) }] },
  ]
  const areMailed = order.status === 'delivered' && order.items.every(({ type }) => type === PRODUCT_TYPE.giftCard)
  if (cancelsAt !== null) {
    const moment = MOMENTS[store.language].format(cancelsAt)
    const ofCards = GIFT_CARD_WITHDRAWAL_TEXTS[store.language][oneOrOther(goods)]
    const waits = areMailed ? ofCards.waits : extent === 'whole' ? texts.waits : texts.waitsPart
    return [
      { type: 'text', text: fillIn(waits, { moment }) },
      { type: 'heading', text: texts.undoTitle },
      { type: 'notice', text: fillIn(areMailed ? ofCards.undo : texts.undoBefore, { moment }) },
      { type: 'action', label: texts.showOrder, url: links.order(order.id) },
    ]
  }
  if (areMailed) return [{ type: 'text', text: texts.giftCardsByHand }]
  if (isUnpaid) return [{ type: 'text', text: goods.length === 0 ? texts.unpaidInWords : texts.unpaidPart }, ...undo]
  return [
    { type: 'text', text: texts.sendBack },
    ...(isPaidBack ? [] : [{ type: 'text' as const, text: texts.money }]),
    { type: 'notice', text: texts.damaged },
    { type: 'action', label: texts.show, url: links.returnOrder(order.id) },
    ...undo,
  ]
}
