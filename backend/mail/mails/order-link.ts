import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'

/**
 * The one-time link to an order that someone asked for with its number and e-mail address.
 * `url` opens it once, within 30 minutes.
 */
export function orderLink({ order, store }: AboutOrder, url: string): MailContent {
  const texts = TEXTS[store.language]
  const values = { number: order.number }
  return {
    subject: fillIn(texts.subject, values),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      { type: 'action', label: texts.open, url },
      { type: 'text', text: texts.ignore },
    ],
  }
}

type OrderLinkTexts = { subject: string; preheader: string; title: string; text: string; open: string; ignore: string }

const TEXTS: Record<Language, OrderLinkTexts> = {
  sv: {
    subject: 'Din länk till order {number}',
    preheader: 'Länken gäller i 30 minuter och kan användas en gång.',
    title: 'Öppna din order',
    text: 'Här är länken till order {number}. Den gäller i 30 minuter och kan användas en gång.',
    open: 'Öppna ordern',
    ignore: 'Har du inte bett om länken? Då behöver du inte göra något. Bara den som läser det här mejlet kan öppna ordern.',
  },
  no: {
    subject: 'Lenken din til ordre {number}',
    preheader: 'Lenken gjelder i 30 minutter og kan brukes én gang.',
    title: 'Åpne ordren din',
    text: 'Her er lenken til ordre {number}. Den gjelder i 30 minutter og kan brukes én gang.',
    open: 'Åpne ordren',
    ignore: 'Har du ikke bedt om lenken? Da trenger du ikke å gjøre noe. Bare den som leser denne e-posten, kan åpne ordren.',
  },
  de: {
    subject: 'Ihr Link zur Bestellung {number}',
    preheader: 'Der Link gilt 30 Minuten und kann einmal verwendet werden.',
    title: 'Ihre Bestellung öffnen',
    text: 'Hier ist der Link zu Ihrer Bestellung {number}. Er gilt 30 Minuten und kann einmal verwendet werden.',
    open: 'Bestellung öffnen',
    ignore:
      'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun. Nur wer diese E-Mail liest, kann die Bestellung öffnen.',
  },
  da: {
    subject: 'Dit link til ordre {number}',
    preheader: 'Linket gælder i 30 minutter og kan bruges én gang.',
    title: 'Åbn din ordre',
    text: 'Her er linket til ordre {number}. Det gælder i 30 minutter og kan bruges én gang.',
    open: 'Åbn ordren',
    ignore: 'Har du ikke bedt om linket? Så behøver du ikke at gøre noget. Kun den, der læser denne e-mail, kan åbne ordren.',
  },
}
