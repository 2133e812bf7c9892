import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/**
 * The next delivery of a subscription. `renewsOn` is an ISO date; prices include VAT: `price` is for the whole
 * delivery, `deposit` the part of it that is for deposits, `unitPrice` for one piece, `formerPrice` what one
 * piece cost before, when that was less.
 */
export type Renewal = {
  item: CartItem
  renewsOn: string
  price: number
  deposit: number
  unitPrice: number
  formerPrice: number | null
}

/** The notice of a subscription's next delivery: when, for how much, and how it is ended. */
export function renewalAhead(
  { order, store, links }: AboutOrder,
  { item, renewsOn, price, deposit, unitPrice, formerPrice }: Renewal,
): MailContent {
  const texts = TEXTS[store.language]
  const values = { day: longDay(renewsOn, store), price: formatMoney(price, store), name: item.name }
  const change = { from: formatMoney(formerPrice ?? unitPrice, store), to: formatMoney(unitPrice, store) }
  const interval = item.subscription_interval?.name ?? null
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.text, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      ...(formerPrice === null ? [] : [{ type: 'notice' as const, text: fillIn(texts.dearer, change) }]),
      goodsBlock([item], store),
      {
        type: 'facts',
        facts: [
          { name: texts.next, value: [values.day] },
          { name: texts.price, value: [values.price] },
          ...(deposit > 0 ? [{ name: texts.deposit, value: [formatMoney(deposit, store)] }] : []),
          ...(interval === null ? [] : [{ name: texts.interval, value: [interval] }]),
        ],
      },
      { type: 'text', text: texts.end },
      { type: 'action', label: texts.manage, url: links.order(order.id) },
    ],
  }
}

type RenewalTexts = {
  subject: string
  title: string
  text: string
  /** The price of one piece has risen. */
  dearer: string
  next: string
  price: string
  /** The part of the price that is for deposits. */
  deposit: string
  interval: string
  end: string
  manage: string
}

const TEXTS: Record<Language, RenewalTexts> = {
  sv: {
    subject: 'Din prenumeration: nästa leverans {day}',
    title: 'Snart kommer nästa leverans',
    text: 'Nästa leverans av din prenumeration skickas {day} och kostar {price}.',
    dearer:
      'Priset per styck har höjts från {from} till {to}. Vill du inte betala det nya priset kan du hoppa över leveransen eller avsluta prenumerationen utan kostnad före den dagen.',
    next: 'Nästa leverans',
    price: 'Pris med moms',
    deposit: 'Därav pant för startbatterier',
    interval: 'Intervall',
    end: 'Fram till den dagen kan du hoppa över eller ändra leveransen, eller avsluta prenumerationen, på ordersidan eller genom att svara på det här mejlet. Det finns ingen bindningstid.',
    manage: 'Ändra eller avsluta',
  },
  no: {
    subject: 'Abonnementet ditt: neste levering {day}',
    title: 'Snart kommer neste levering',
    text: 'Neste levering av abonnementet ditt sendes {day} og koster {price}.',
    dearer:
      'Prisen per stykk har økt fra {from} til {to}. Vil du ikke betale den nye prisen, kan du hoppe over leveringen eller avslutte abonnementet uten kostnad før den dagen.',
    next: 'Neste levering',
    price: 'Pris med mva.',
    deposit: 'Herav pant for startbatterier',
    interval: 'Intervall',
    end: 'Fram til den dagen kan du hoppe over eller endre leveringen, eller avslutte abonnementet, på ordresiden eller ved å svare på denne e-posten. Det er ingen bindingstid.',
    manage: 'Endre eller avslutt',
  },
  de: {
    subject: 'Ihr Abonnement: nächste Lieferung am {day}',
    title: 'Bald kommt die nächste Lieferung',
    text: 'Die nächste Lieferung Ihres Abonnements wird am {day} verschickt und kostet {price}.',
    dearer:
      'Der Stückpreis ist von {from} auf {to} gestiegen. Möchten Sie den neuen Preis nicht zahlen, können Sie die Lieferung bis zu diesem Tag kostenlos überspringen oder das Abonnement kündigen.',
    next: 'Nächste Lieferung',
    price: 'Preis inkl. MwSt.',
    deposit: 'Davon Pfand für Starterbatterien',
    interval: 'Intervall',
    end: 'Sie können die Lieferung bis zu diesem Tag auf der Seite Ihrer Bestellung oder mit einer Antwort auf diese E-Mail überspringen, ändern oder das Abonnement kündigen. Es gibt keine Mindestlaufzeit.',
    manage: 'Ändern oder kündigen',
  },
  da: {
    subject: 'Dit abonnement: næste levering {day}',
    title: 'Snart kommer næste levering',
    text: 'Næste levering af dit abonnement til {price} bliver sendt {day}.',
    dearer:
      'Prisen pr. styk er steget til {to} (før {from}). Vil du ikke betale den nye pris, kan du springe leveringen over eller opsige abonnementet uden omkostninger inden den dag.',
    next: 'Næste levering',
    price: 'Pris med moms',
    deposit: 'Heraf pant for startbatterier',
    interval: 'Interval',
    end: 'Indtil den dag kan du springe leveringen over eller ændre den, eller opsige abonnementet, på ordresiden eller ved at svare på denne e-mail. Der er ingen binding.',
    manage: 'Ændr eller opsig',
  },
}
