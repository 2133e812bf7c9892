import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import { longDay } from '../mail-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/** The order of a subscription could not be charged: what happened, when it is tried again (`nextTryOn`, ISO date), and where to pay it. */
export function renewalUnpaid({ order, store, links }: AboutOrder, nextTryOn: string): MailContent {
  const texts = TEXTS[store.language]
  const values = { number: order.number, total: formatMoney(order.total, store), day: longDay(nextTryOn, store) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      goodsBlock(order.items, store),
      { type: 'text', text: fillIn(texts.next, values) },
      { type: 'action', label: texts.pay, url: links.order(order.id) },
    ],
  }
}

type RenewalUnpaidTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  next: string
  pay: string
}

const TEXTS: Record<Language, RenewalUnpaidTexts> = {
  sv: {
    subject: 'Betalningen gick inte igenom: order {number}',
    preheader: 'Betala nu, eller så försöker vi igen {day}.',
    title: 'Betalningen gick inte igenom',
    text: 'Vi kunde inte ta betalt {total} för nästa leverans av din prenumeration, order {number}. Banken nekade kortet eller vill att du godkänner köpet själv. Inget har dragits, och varorna är reserverade åt dig.',
    next: 'Du kan betala själv på orderns sida, även med ett annat kort. Annars försöker vi igen {day}. Går det inte då heller efter sista försöket hoppar vi över leveransen.',
    pay: 'Betala ordern',
  },
  no: {
    subject: 'Betalingen gikk ikke gjennom: ordre {number}',
    preheader: 'Betal nå, eller så prøver vi igjen {day}.',
    title: 'Betalingen gikk ikke gjennom',
    text: 'Vi kunne ikke trekke {total} for neste levering av abonnementet ditt, ordre {number}. Banken avviste kortet eller vil at du godkjenner kjøpet selv. Ingenting er trukket, og varene er reservert for deg.',
    next: 'Du kan betale selv på siden til ordren, også med et annet kort. Ellers prøver vi igjen {day}. Går det heller ikke etter siste forsøk, hopper vi over leveringen.',
    pay: 'Betal ordren',
  },
  de: {
    subject: 'Zahlung fehlgeschlagen: Bestellung {number}',
    preheader: 'Bitte zahlen Sie jetzt, oder wir versuchen es am {day} noch einmal.',
    title: 'Die Zahlung ist fehlgeschlagen',
    text: 'Wir konnten {total} für die nächste Lieferung Ihres Abonnements, Bestellung {number}, nicht abbuchen. Die Bank hat die Karte abgelehnt oder verlangt Ihre Freigabe. Es wurde nichts abgebucht, und die Artikel sind für Sie reserviert.',
    next: 'Sie können auf der Seite der Bestellung selbst zahlen, auch mit einer anderen Karte. Sonst versuchen wir es am {day} noch einmal. Schlägt auch der letzte Versuch fehl, entfällt die Lieferung.',
    pay: 'Bestellung bezahlen',
  },
  da: {
    subject: 'Betalingen gik ikke igennem: ordre {number}',
    preheader: 'Betal nu, ellers prøver vi igen {day}.',
    title: 'Betalingen gik ikke igennem',
    text: 'Vi kunne ikke trække {total} for næste levering af dit abonnement, ordre {number}. Banken afviste kortet eller vil have dig til selv at godkende købet. Der er ikke trukket noget, og varerne er reserveret til dig.',
    next: 'Du kan selv betale på ordrens side, også med et andet kort. Ellers prøver vi igen {day}. Lykkes det heller ikke efter sidste forsøg, springer vi leveringen over.',
    pay: 'Betal ordren',
  },
}
