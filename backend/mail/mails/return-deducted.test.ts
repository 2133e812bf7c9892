import { describe, expect, it } from 'vitest'
import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import { exampleOrder } from '../examples/example-order'
import { renderMail } from '../render-mail'
import { squeezed } from '../tests/text-of-html'
import { type Deducted, returnDeducted } from './return-deducted'

type Words = {
  subject: string
  title: string
  text: string
  deducted: string
  label: string
  answer: string
}

const CASES: readonly [Language, Words][] = [
  [
    'sv',
    {
      subject: 'Din retur R-1 ger ingen återbetalning',
      title: 'Din retur är avslutad',
      text: 'Avdragen är lika stora som det du betalade för varorna, så det blir inget att betala tillbaka.',
      deducted: 'Avdrag för minskat värde: 1 060,18 kr',
      label: 'Returetikett: 59 kr',
      answer: 'Tycker du att vi har fel? Svara på det här mejlet.',
    },
  ],
  [
    'no',
    {
      subject: 'Returen din R-1 gir ingen tilbakebetaling',
      title: 'Returen din er avsluttet',
      text: 'Fradragene er like store som det du betalte for varene, så det blir ingenting å betale tilbake.',
      deducted: 'Fradrag for verdireduksjon: 1 060,18 kr',
      label: 'Returetikett: 59 kr',
      answer: 'Mener du at vi tar feil? Svar på denne e-posten.',
    },
  ],
  [
    'de',
    {
      subject: 'Ihre Rücksendung R-1: keine Erstattung',
      title: 'Ihre Rücksendung ist abgeschlossen',
      text: 'Die Abzüge sind so hoch wie der Preis, den Sie für die Artikel bezahlt haben. Deshalb gibt es nichts zu erstatten.',
      deducted: 'Abzug für Wertverlust: 1.060,18 €',
      label: 'Rücksendeetikett: 59,00 €',
      answer: 'Sind Sie anderer Ansicht? Antworten Sie auf diese E-Mail.',
    },
  ],
  [
    'da',
    {
      subject: 'Din retur R-1 giver ingen tilbagebetaling',
      title: 'Din retur er afsluttet',
      text: 'Fradragene er lige så store som det, du betalte for varerne, så der er ikke noget at betale tilbage.',
      deducted: 'Fradrag for værdiforringelse: 1.060,18 kr.',
      label: 'Returlabel: 59 kr.',
      answer: 'Mener du, at vi tager fejl? Svar på denne e-mail.',
    },
  ],
]

function mailIn(language: Language, off: Deducted) {
  const about = exampleOrder(language)
  const line = { position: 1, quantity: 1, reason: 'changed-mind', condition: 'used', is_sent: true } as const
  const ended: OrderReturn = {
    id: crypto.randomUUID(),
    number: 'R-1',
    state: 'refunded',
    way: 'parcel',
    label: null,
    parcel: null,
    label_price: 0,
    announced_at: '2026-11-20T10:00:00.000Z',
    received_at: null,
    send_by: null,
    freight_paid_by: 'customer',
    goods_total: 0,
    refund: null,
    refusal: null,
    lines: [{ ...line, name: '', battery: null }],
  }
  const { subject, text } = renderMail(returnDeducted(about, ended, off), about.store)
  return { subject, text: squeezed(text), order: about.order }
}

describe.each(CASES)('the mail about a return of which nothing is given back, in %s', (language, words) => {
  it('names the return, its order, each deduction with its amount, and the way to answer', () => {
    const { subject, text, order } = mailIn(language, { deducted: 1060.18, label: 59 })
    expect(subject).toBe(words.subject)
    for (const said of [words.title, words.text, order.number, words.deducted, words.label, words.answer]) {
      expect(text).toContain(said)
    }
  })

  it('leaves out a deduction of nothing', () => {
    const lost = mailIn(language, { deducted: 1060.18, label: 0 }).text
    const unworthy = mailIn(language, { deducted: 0, label: 59 }).text
    const [deducted = '', label = ''] = [words.deducted, words.label].map((fact) => fact.split(':')[0])
    expect([lost.includes(deducted), lost.includes(label)]).toEqual([true, false])
    expect([unworthy.includes(deducted), unworthy.includes(label)]).toEqual([false, true])
  })
})
