import type { Language } from '../../../app/commerce/contract/languages'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/**
 * The order of a subscription could not be charged: what happened, how it is paid, and when it is tried again (`nextTryOn`, ISO
 * date), or that it can be paid until the subscription ends with `lastDay`.
 */
export function renewalUnpaid(
  { order, store, links }: AboutOrder,
  { nextTryOn, lastDay }: { nextTryOn: string; lastDay: string | null },
): MailContent {
  const texts = TEXTS[store.language]
  const { preheader, next } = lastDay === null ? texts.again : texts.last
  const values = { number: order.number, total: formatMoney(order.total, store), day: longDay(lastDay ?? nextTryOn, store) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      goodsBlock(order.items, store),
      { type: 'text', text: fillIn(next, values) },
      { type: 'action', label: texts.order, url: links.order(order.id) },
    ],
  }
}

type RenewalUnpaidTexts = {
  subject: string
  title: string
  text: string
  again: { preheader: string; next: string }
  last: { preheader: string; next: string }
  order: string
}

const TEXTS: Record<Language, RenewalUnpaidTexts> = {
  sv: {
    subject: 'Betalningen gick inte igenom: order {number}',
    title: 'Betalningen gick inte igenom',
    text: 'Vi kunde inte dra {total} för nästa leverans av din prenumeration, order {number}. Banken nekade kortet eller vill att du godkänner köpet själv. Inget har dragits, och varorna är reserverade åt dig.',
    again: {
      preheader: 'Vi försöker igen {day}.',
      next: 'Du kan betala direkt på ordersidan, med samma kort eller ett annat, eller där ändra hur prenumerationen betalas. Gör du ingenting försöker vi med det sparade kortet igen {day}. Lyckas inte heller det sista försöket hoppar vi över leveransen.',
    },
    last: {
      preheader: 'Betala senast {day} om du vill ha leveransen.',
      next: 'Du kan betala på ordersidan, med samma kort eller ett annat, till och med {day}. Därefter är prenumerationen avslutad: är leveransen inte betald då avbeställs den, och inget dras.',
    },
    order: 'Betala nu',
  },
  no: {
    subject: 'Betalingen gikk ikke gjennom: ordre {number}',
    title: 'Betalingen gikk ikke gjennom',
    text: 'Vi kunne ikke trekke {total} for neste levering av abonnementet ditt, ordre {number}. Banken avviste kortet eller vil at du godkjenner kjøpet selv. Ingenting er trukket, og varene er reservert for deg.',
    again: {
      preheader: 'Vi prøver igjen {day}.',
      next: 'Du kan betale med en gang på ordresiden, med samme kort eller et annet, eller endre der hvordan abonnementet betales. Gjør du ingenting, prøver vi det lagrede kortet igjen {day}. Går ikke det siste forsøket heller, hopper vi over leveringen.',
    },
    last: {
      preheader: 'Betal senest {day} hvis du vil ha leveringen.',
      next: 'Du kan betale på ordresiden, med samme kort eller et annet, til og med {day}. Deretter er abonnementet avsluttet: Er leveringen ikke betalt da, blir den avbestilt, og ingenting trekkes.',
    },
    order: 'Betal nå',
  },
  de: {
    subject: 'Zahlung fehlgeschlagen: Bestellung {number}',
    title: 'Die Zahlung ist fehlgeschlagen',
    text: 'Wir konnten {total} für die nächste Lieferung Ihres Abonnements, Bestellung {number}, nicht abbuchen. Die Bank hat die Karte abgelehnt oder verlangt Ihre Freigabe. Es wurde nichts abgebucht, und die Artikel sind für Sie reserviert.',
    again: {
      preheader: 'Wir versuchen es am {day} noch einmal.',
      next: 'Sie können sofort auf der Seite der Bestellung zahlen, mit derselben oder einer anderen Karte, oder dort die Zahlungsart des Abonnements ändern. Wenn Sie nichts tun, belasten wir die hinterlegte Karte am {day} noch einmal. Schlägt auch der letzte Versuch fehl, entfällt die Lieferung.',
    },
    last: {
      preheader: 'Bitte zahlen Sie bis zum {day}, wenn Sie die Lieferung möchten.',
      next: 'Sie können bis einschließlich {day} auf der Seite der Bestellung zahlen, mit derselben oder einer anderen Karte. Danach ist das Abonnement beendet: Ist die Lieferung bis dahin nicht bezahlt, wird sie storniert, und es wird nichts abgebucht.',
    },
    order: 'Jetzt bezahlen',
  },
  da: {
    subject: 'Betalingen gik ikke igennem: ordre {number}',
    title: 'Betalingen gik ikke igennem',
    text: 'Vi kunne ikke trække {total} for næste levering af dit abonnement, ordre {number}. Banken afviste kortet eller vil have dig til selv at godkende købet. Der er ikke trukket noget, og varerne er reserveret til dig.',
    again: {
      preheader: 'Vi prøver igen {day}.',
      next: 'Du kan betale med det samme på ordresiden, med samme kort eller et andet, eller dér skifte, hvordan abonnementet betales. Gør du ikke noget, prøver vi det gemte kort igen {day}. Lykkes det sidste forsøg heller ikke, springer vi leveringen over.',
    },
    last: {
      preheader: 'Betal senest {day}, hvis du vil have leveringen.',
      next: 'Du kan betale på ordresiden, med samme kort eller et andet, til og med {day}. Derefter er abonnementet slut: Er leveringen ikke betalt inden da, bliver den annulleret, og der trækkes ikke noget.',
    },
    order: 'Betal nu',
  },
}
