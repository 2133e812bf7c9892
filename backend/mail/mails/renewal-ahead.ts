import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import { longDay } from '../mail-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/** The next delivery of a subscription. `renewsOn` is an ISO date; `price` is for the whole delivery, including VAT. */
export type Renewal = { item: CartItem; renewsOn: string; price: number }

/** The notice of a subscription's next delivery: when, for how much, and how it is ended. */
export function renewalAhead({ order, store, links }: AboutOrder, { item, renewsOn, price }: Renewal): MailContent {
  const texts = TEXTS[store.language]
  const values = { day: longDay(renewsOn, store), price: formatMoney(price, store), name: item.name }
  const interval = item.subscription_interval?.name ?? null
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.text, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      goodsBlock([item], store),
      {
        type: 'facts',
        facts: [
          { name: texts.next, value: [values.day] },
          { name: texts.price, value: [values.price] },
          ...(interval === null ? [] : [{ name: texts.interval, value: [interval] }]),
        ],
      },
      { type: 'text', text: texts.end },
      { type: 'action', label: texts.manage, url: links.subscriptions() },
    ],
  }
}

type RenewalTexts = {
  subject: string
  title: string
  text: string
  next: string
  price: string
  interval: string
  end: string
  manage: string
}

const TEXTS: Record<Language, RenewalTexts> = {
  sv: {
    subject: 'Din prenumeration: nästa leverans {day}',
    title: 'Snart kommer nästa leverans',
    text: 'Nästa leverans av din prenumeration skickas {day} och kostar {price}.',
    next: 'Nästa leverans',
    price: 'Pris med moms',
    interval: 'Intervall',
    end: 'Du kan ändra, pausa eller avsluta prenumerationen på Mina sidor, eller genom att svara på det här mejlet, ända tills leveransen packas. Det finns ingen bindningstid.',
    manage: 'Ändra eller avsluta',
  },
  no: {
    subject: 'Abonnementet ditt: neste levering {day}',
    title: 'Snart kommer neste levering',
    text: 'Neste levering av abonnementet ditt sendes {day} og koster {price}.',
    next: 'Neste levering',
    price: 'Pris med mva.',
    interval: 'Intervall',
    end: 'Du kan endre, sette på pause eller avslutte abonnementet på Min side, eller ved å svare på denne e-posten, helt til leveringen pakkes. Det er ingen bindingstid.',
    manage: 'Endre eller avslutt',
  },
  de: {
    subject: 'Ihr Abonnement: nächste Lieferung am {day}',
    title: 'Bald kommt die nächste Lieferung',
    text: 'Die nächste Lieferung Ihres Abonnements wird am {day} verschickt und kostet {price}.',
    next: 'Nächste Lieferung',
    price: 'Preis inkl. MwSt.',
    interval: 'Intervall',
    end: 'Sie können das Abonnement im Kundenkonto oder mit einer Antwort auf diese E-Mail ändern, pausieren oder kündigen, bis die Lieferung gepackt wird. Es gibt keine Mindestlaufzeit.',
    manage: 'Ändern oder kündigen',
  },
  da: {
    subject: 'Dit abonnement: næste levering {day}',
    title: 'Snart kommer næste levering',
    text: 'Næste levering af dit abonnement bliver sendt {day} og koster {price}.',
    next: 'Næste levering',
    price: 'Pris med moms',
    interval: 'Interval',
    end: 'Du kan ændre, sætte på pause eller opsige abonnementet under Min konto, eller ved at svare på denne e-mail, helt indtil leveringen pakkes. Der er ingen binding.',
    manage: 'Ændr eller opsig',
  },
}
