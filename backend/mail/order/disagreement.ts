import type { Language } from '../../../app/commerce/contract/languages'
import type { Order } from '../../../app/commerce/contract/order'
import type { Store } from '../../stores/stores'
import { buyerKindOf } from '../legal/legal-pages'

/** The next step of a customer who disagrees with a decision about a return. The complaints boards are for consumers (docs/law.md). */
export function disagreement({ customer }: Pick<Order, 'customer'>, { language }: Pick<Store, 'language'>): string {
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
