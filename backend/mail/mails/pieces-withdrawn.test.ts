import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../app/store/languages'
import { exampleGift, PAID_BY_GIFT_CARD } from '../examples/example-gifts'
import { exampleOrder } from '../examples/example-order'
import type { AboutOrder } from '../order/about-order'
import type { MailContent } from '../../words/mail'
import { delivered } from './delivered'
import { dispatched } from './dispatched'
import { moneyBack } from './money-back'
import { orderCancelled } from './order-cancelled'
import { orderUndelivered } from './order-undelivered'
import { piecesWithdrawn } from './pieces-withdrawn'

const ONE_PIECE: Parameters<typeof piecesWithdrawn>[1] = {
  lines: [{ position: 1, quantity: 1 }],
  money: 'charged-less',
  amount: 30,
  gift_cards: 0,
  charge: 100,
}
const SEVERAL_CARDS = /presentkorten|gavekortene|Geschenkgutscheine/
const ON_DISPATCH = /när vi skickar den|når vi sender den|Beim Versand/

describe.each(LANGUAGES)('in %s', (language) => {
  const about = exampleOrder(language)
  const { items: goods } = about.order
  const { items: cards } = exampleGift(about).order
  const [cardName = ''] = cards.map(({ name }) => name)
  const textOf = ({ blocks }: MailContent) => blocks.map((block) => ('text' in block ? block.text : '')).join('\n')
  const linesOf = ({ blocks }: MailContent) => blocks.flatMap((block) => (block.type === 'receipt' ? block.lines : []))
  /** The example order with a gift card after its goods; of its second line a piece, or all its goods, are withdrawn from. */
  const mixed = (withdrawn: 'piece' | 'goods'): AboutOrder => {
    const left = goods.map((line, at) => ({ ...line, withdrawn: withdrawn === 'goods' ? line.quantity : at === 1 ? 1 : 0 }))
    return { ...about, order: { ...about.order, items: [...left, ...cards] } }
  }
  const allGoods = goods.map(({ quantity }, position) => ({ position, quantity }))

  it('a gift card that was kept is not among what is sent, as it comes by mail', () => {
    const order = mixed('piece')
    const parcel = { carrier: 'DHL', tracking: null }
    const mails = {
      withdrawn: piecesWithdrawn(order, ONE_PIECE),
      dispatched: dispatched(order, parcel),
      delivered: delivered(order, new Date('2026-11-27T12:00:00Z')),
      undelivered: orderUndelivered(order, { amount: 0, deducted: 0 }),
    }
    for (const [mail, content] of Object.entries(mails)) {
      const names = linesOf(content).map(({ name }) => name)
      expect([mail, names.includes(goods[0]?.name ?? ''), names.includes(cardName)]).toEqual([mail, true, false])
    }
  })

  it('where only gift cards are left, they are paid at once, and nothing is sent', () => {
    const text = textOf(piecesWithdrawn(mixed('goods'), { ...ONE_PIECE, lines: allGoods }))
    expect(text).not.toMatch(ON_DISPATCH)
    expect(text).toMatch(/betalar .* nu,|betaler .* n[åu],|zahlen .* jetzt,/)
    expect(textOf(piecesWithdrawn(mixed('piece'), ONE_PIECE))).toMatch(ON_DISPATCH)
  })

  it.each([1, 2])('an amount is back on the gift cards that paid: %i', (count) => {
    const paid = (PAID_BY_GIFT_CARD.gift_cards ?? []).flatMap((card) => Array.from({ length: count }, () => card))
    const order: AboutOrder = { ...about, order: { ...about.order, gift_cards: paid } }
    const mails = [
      piecesWithdrawn(order, { ...ONE_PIECE, money: 'refunded', gift_cards: 10 }),
      orderCancelled(order, { reason: 'by-customer', money: 'nothing-paid', gift_cards: 10 }),
      moneyBack(order, 10, 'gift-card'),
    ]
    expect(mails.map((content) => SEVERAL_CARDS.test(textOf(content)))).toEqual(mails.map(() => count > 1))
  })
})
