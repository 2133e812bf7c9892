import type { Texts } from '../../texts'
import type { MailContent } from '../../words/mail'
import { giftCardsSpent } from '../mails/gift-cards-spent'
import { piecesWithdrawn } from '../mails/pieces-withdrawn'
import { withdrawalNoted } from '../mails/withdrawal-noted'
import { type Withdrawal, withdrawalReceived } from '../mails/withdrawal-received'
import type { AboutOrder } from '../order/about-order'
import { itemsOfPieces } from '../order/goods-block'
import type { Statement } from '../order/withdrawal-facts'

type Examples = Record<'about' | 'invoice' | 'cancelled' | 'gift', AboutOrder>

/** The mails about a withdrawal at a time, with their variants, by name. */
export function withdrawalMails({ about, invoice, cancelled, gift }: Examples, at: Date): Record<string, MailContent> {
  const { order, store } = about
  const piece = order.items[1]?.price ?? 0
  /** Less than the piece costs in every currency. */
  const fromGiftCard = Math.floor(piece / 4)
  const unpaid: AboutOrder = { ...about, order: { ...order, status: 'pending' } }
  const cancelsAt = new Date(at.getTime() + UNDO_MS)
  const statement: Statement & Pick<Withdrawal, 'isPaidBack' | 'ended'> = {
    isPaidBack: false,
    ended: [],
    receivedAt: at,
    isLate: false,
    number: order.number,
    name: 'Kim Berg',
    email: order.customer.email,
    extent: 'whole',
    message: '',
  }
  const mailedGift: AboutOrder = { ...gift, order: { ...gift.order, status: 'delivered' } }
  const withdrawnGift = {
    ...gift,
    order: { ...gift.order, items: gift.order.items.map((item) => ({ ...item, withdrawn: item.quantity })) },
  }
  return {
    'pieces-withdrawn': piecesWithdrawn(partOf(about, piece), {
      lines: [{ position: 1, quantity: 1 }],
      money: 'charged-less',
      amount: piece,
      gift_cards: 0,
      charge: order.total - piece,
    }),
    'pieces-withdrawn-refunded': piecesWithdrawn(partOf(about, piece), {
      lines: [{ position: 1, quantity: 1 }],
      money: 'refunded',
      amount: piece - fromGiftCard,
      gift_cards: fromGiftCard,
      charge: 0,
    }),
    'pieces-withdrawn-invoice': piecesWithdrawn(partOf(invoice, piece), {
      lines: [{ position: 1, quantity: 1 }],
      money: 'invoiced-less',
      amount: piece,
      gift_cards: 0,
      charge: order.total - piece,
    }),
    'pieces-withdrawn-gift-card': piecesWithdrawn(withdrawnGift, {
      lines: [{ position: 0, quantity: 1 }],
      money: 'refunded',
      amount: 100,
      gift_cards: 0,
      charge: 0,
    }),
    'pieces-withdrawn-gift-cards': piecesWithdrawn(withdrawnGift, {
      lines: [{ position: 0, quantity: 2 }],
      money: 'refunded',
      amount: 200,
      gift_cards: 0,
      charge: 0,
    }),
    'gift-cards-spent': giftCardsSpent(withdrawnGift, [{ position: 0, quantity: 1 }]),
    'gift-cards-spent-several': giftCardsSpent(withdrawnGift, [{ position: 0, quantity: 2 }]),
    'withdrawal-received': withdrawalReceived(about, {
      ...statement,
      extent: 'part',
      goods: itemsOfPieces(order.items, [{ position: 1, quantity: 2 }]),
      cancelsAt: null,
    }),
    'withdrawal-received-unpacked': withdrawalReceived(about, { ...statement, goods: order.items, cancelsAt }),
    'withdrawal-received-part': withdrawalReceived(about, {
      ...statement,
      extent: 'part',
      goods: itemsOfPieces(order.items, [{ position: 1, quantity: 2 }]),
      cancelsAt,
    }),
    'withdrawal-received-unpaid': withdrawalReceived(unpaid, {
      ...statement,
      extent: 'part',
      goods: itemsOfPieces(order.items, [{ position: 1, quantity: 2 }]),
      cancelsAt: null,
    }),
    'withdrawal-received-unpaid-words': withdrawalReceived(unpaid, {
      ...statement,
      extent: 'part',
      message: MESSAGES[store.language],
      goods: [],
      cancelsAt: null,
    }),
    'withdrawal-received-gift-card': withdrawalReceived(mailedGift, { ...statement, goods: gift.order.items, cancelsAt }),
    'withdrawal-received-gift-cards': withdrawalReceived(mailedGift, {
      ...statement,
      goods: itemsOfPieces(gift.order.items, [{ position: 0, quantity: 2 }]),
      cancelsAt,
    }),
    'withdrawal-received-cancelled': withdrawalReceived(cancelled, { ...statement, goods: order.items, cancelsAt: null }),
    'withdrawal-received-late': withdrawalReceived(about, { ...statement, isLate: true, goods: order.items, cancelsAt: null }),
    'withdrawal-noted': withdrawalNoted({ ...statement, extent: 'part', message: MESSAGES[store.language] }, store),
  }
}

/** The time in which a withdrawal can be undone (decision 033). */
const UNDO_MS = 24 * 3600_000

/** The order without a piece of its second line. */
const partOf = ({ order, ...about }: AboutOrder, withdrawn_total: number): AboutOrder => ({
  ...about,
  order: { ...order, withdrawn_total, items: order.items.map((item, at) => ({ ...item, withdrawn: at === 1 ? 1 : 0 })) },
})

const MESSAGES: Texts = {
  sv: 'Bara batteriet till datorn.',
  no: 'Bare batteriet til PC-en.',
  de: 'Nur der Akku für den Laptop.',
  da: 'Kun batteriet til computeren.',
}
