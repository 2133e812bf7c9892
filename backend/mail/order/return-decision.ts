import type { Language } from '../../../app/commerce/contract/languages'
import type { Order } from '../../../app/commerce/contract/order'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import type { Store } from '../../stores/stores'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import { buyerKindOf } from '../legal/legal-pages'
import type { Block, MailContent } from '../../words/mail'
import type { AboutOrder } from './about-order'
import { goodsBlock, itemsOfPieces } from './goods-block'

/** The words of a mail about a decision. `{number}` is the return, `{order}` its order. */
export type DecisionTexts = { subject: string; preheader: string; title: string; text: string; show: string }

/** The mail about a return that ends without money: the decision, its `reasons`, the goods, and the way on. */
export function returnDecision(
  { order, store, links }: AboutOrder,
  { number, lines }: Pick<OrderReturn, 'number' | 'lines'>,
  texts: DecisionTexts,
  reasons: readonly Block[],
): MailContent {
  const values = { number, order: order.number }
  return {
    subject: fillIn(texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      ...reasons,
      goodsBlock(itemsOfPieces(order.items, lines), store),
      { type: 'text', text: disagreement(order, store) },
      { type: 'action', label: texts.show, url: links.returnOrder(order.id, number) },
    ],
  }
}

/**
 * The next step of a customer who disagrees with a decision about a return. The complaints
 * boards are for consumers (docs/law.md).
 */
function disagreement({ customer }: Pick<Order, 'customer'>, { language }: Pick<Store, 'language'>): string {
  const { answer, board } = TEXTS[language]
  return buyerKindOf(customer) === 'company' ? answer : `${answer} ${board}`
}

const TEXTS: Record<Language, { answer: string; board: string }> = {
  sv: {
    answer: 'Tycker du att vi har fel? Svara på det här mejlet.',
    board: 'Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden (ARN), www.arn.se.',
  },
  no: {
    answer: 'Mener du at vi tar feil? Svar på denne e-posten.',
    board: 'Blir vi ikke enige, kan du kontakte Forbrukertilsynet for mekling, www.forbrukertilsynet.no.',
  },
  de: {
    answer: 'Sind Sie anderer Ansicht? Antworten Sie auf diese E-Mail.',
    board: 'Ihre gesetzlichen Rechte bleiben unberührt.',
  },
  da: {
    answer: 'Mener du, at vi tager fejl? Svar på denne e-mail.',
    board: 'Bliver vi ikke enige, kan du klage til Mæglingsteamet for Forbrugerklager i Nævnenes Hus, www.forbrug.dk.',
  },
}
