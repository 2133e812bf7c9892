import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/** A higher price of one piece, including VAT, and the day of the first delivery that costs it (ISO date). */
export type PriceRise = { item: CartItem; appliesFrom: string; price: number; formerPrice: number }

/** The notice of a higher price of a subscription: both prices, from when on, and how it is paused or ended until then. */
export function priceRise(
  { order, store, links }: AboutOrder,
  { item, appliesFrom, price, formerPrice }: PriceRise,
): MailContent {
  const texts = TEXTS[store.language]
  const values = {
    day: longDay(appliesFrom, store),
    name: item.name,
    from: formatMoney(formerPrice, store),
    to: formatMoney(price, store),
  }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      goodsBlock([item], store),
      {
        type: 'facts',
        facts: [
          { name: texts.before, value: [values.from] },
          { name: texts.after, value: [values.to] },
          { name: texts.since, value: [values.day] },
        ],
      },
      { type: 'text', text: fillIn(texts.end, values) },
      { type: 'action', label: texts.manage, url: links.order(order.id) },
    ],
  }
}

type PriceRiseTexts = Record<'subject' | 'preheader' | 'title' | 'text' | 'before' | 'after' | 'since' | 'end' | 'manage', string>

const TEXTS: Record<Language, PriceRiseTexts> = {
  sv: {
    subject: 'Nytt pris på din prenumeration från {day}',
    preheader: '{to} per styck i stället för {from}.',
    title: 'Din prenumeration får ett nytt pris',
    text: 'Priset på {name} har höjts. Från leveransen {day} kostar din prenumeration {to} per styck i stället för {from}, plus frakt. Leveranser före den dagen kostar som förut.',
    before: 'Pris per styck nu, med moms',
    after: 'Nytt pris per styck, med moms',
    since: 'Gäller från leveransen',
    end: 'Du behöver inte göra något om du vill fortsätta. Vill du inte det kan du pausa eller avsluta prenumerationen utan kostnad fram till {day}, på ordersidan eller genom att svara på det här mejlet.',
    manage: 'Pausa eller avsluta',
  },
  no: {
    subject: 'Ny pris på abonnementet ditt fra {day}',
    preheader: '{to} per stykk i stedet for {from}.',
    title: 'Abonnementet ditt får ny pris',
    text: 'Prisen på {name} har økt. Fra leveringen {day} koster abonnementet ditt {to} per stykk i stedet for {from}, pluss frakt. Leveringer før den dagen koster det samme som før.',
    before: 'Pris per stykk nå, med mva.',
    after: 'Ny pris per stykk, med mva.',
    since: 'Gjelder fra leveringen',
    end: 'Du trenger ikke å gjøre noe hvis du vil fortsette. Vil du ikke det, kan du sette abonnementet på pause eller avslutte det uten kostnad fram til {day}, på ordresiden eller ved å svare på denne e-posten.',
    manage: 'Sett på pause eller avslutt',
  },
  de: {
    subject: 'Neuer Preis Ihres Abonnements ab {day}',
    preheader: '{to} pro Stück statt {from}.',
    title: 'Der Preis Ihres Abonnements ändert sich',
    text: 'Der Preis von „{name}“ ist gestiegen. Ab der Lieferung am {day} beträgt der Stückpreis Ihres Abonnements {to} statt {from}, zuzüglich Versand und etwaigem Pfand. Für Lieferungen davor gilt der bisherige Preis.',
    before: 'Bisheriger Stückpreis inkl. MwSt.',
    after: 'Neuer Stückpreis inkl. MwSt.',
    since: 'Gilt ab der Lieferung am',
    end: 'Wenn Sie weiter beliefert werden möchten, müssen Sie nichts tun. Andernfalls können Sie das Abonnement bis zum {day} kostenlos pausieren oder kündigen, auf der Seite Ihrer Bestellung oder mit einer Antwort auf diese E-Mail.',
    manage: 'Pausieren oder kündigen',
  },
  da: {
    subject: 'Ny pris på dit abonnement fra {day}',
    preheader: '{to} pr. styk i stedet for {from}.',
    title: 'Dit abonnement får en ny pris',
    text: 'Prisen på {name} er steget. Fra leveringen {day} koster dit abonnement {to} pr. styk i stedet for {from}, plus fragt. Leveringer før den dag koster det samme som hidtil.',
    before: 'Pris pr. styk nu, med moms',
    after: 'Ny pris pr. styk, med moms',
    since: 'Gælder fra leveringen',
    end: 'Du behøver ikke at gøre noget, hvis du vil fortsætte. Ellers kan du sætte abonnementet på pause eller opsige det uden omkostninger indtil {day}, på ordresiden eller ved at svare på denne e-mail.',
    manage: 'Sæt på pause eller opsig',
  },
}
