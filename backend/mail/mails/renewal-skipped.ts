import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import { longDay } from '../mail-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/** A delivery of a subscription that does not come, and when the next one does (`nextOn`, ISO date). */
export function renewalSkipped(
  { order, store, links }: AboutOrder,
  { item, reason, nextOn }: { item: CartItem; reason: 'out-of-stock' | 'unpaid'; nextOn: string },
): MailContent {
  const texts = TEXTS[store.language]
  return {
    subject: fillIn(texts.subject, { name: item.name }),
    preheader: texts.reasons[reason],
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: texts.reasons[reason] },
      goodsBlock([item], store),
      { type: 'text', text: fillIn(texts.next, { day: longDay(nextOn, store) }) },
      { type: 'action', label: texts.manage, url: links.order(order.id) },
    ],
  }
}

type RenewalSkippedTexts = {
  subject: string
  title: string
  reasons: Record<'out-of-stock' | 'unpaid', string>
  next: string
  manage: string
}

const TEXTS: Record<Language, RenewalSkippedTexts> = {
  sv: {
    subject: 'Ingen leverans den här gången: {name}',
    title: 'Vi hoppar över den här leveransen',
    reasons: {
      'out-of-stock':
        'Varan har inte kommit in i lager igen, så vi hoppar över den här leveransen av din prenumeration. Inget har dragits.',
      unpaid: 'Leveransen kunde inte betalas, så vi hoppar över den. Inget har dragits, och ordern är avbruten.',
    },
    next: 'Din prenumeration fortsätter: nästa leverans är planerad till {day}. Dag och pris mejlar vi 7 dagar i förväg.',
    manage: 'Ändra eller avsluta',
  },
  no: {
    subject: 'Ingen levering denne gangen: {name}',
    title: 'Vi hopper over denne leveringen',
    reasons: {
      'out-of-stock':
        'Varen har ikke kommet tilbake på lager, så vi hopper over denne leveringen av abonnementet ditt. Ingenting er trukket.',
      unpaid: 'Leveringen kunne ikke betales, så vi hopper over den. Ingenting er trukket, og ordren er kansellert.',
    },
    next: 'Abonnementet ditt fortsetter: Neste levering er planlagt til {day}. Vi sender dag og pris på e-post 7 dager i forveien.',
    manage: 'Endre eller avslutt',
  },
  de: {
    subject: 'Diesmal keine Lieferung: {name}',
    title: 'Diese Lieferung entfällt',
    reasons: {
      'out-of-stock':
        'Der Artikel ist noch nicht wieder auf Lager. Diese Lieferung Ihres Abonnements entfällt, und es wurde nichts abgebucht.',
      unpaid:
        'Die Lieferung konnte nicht bezahlt werden und entfällt. Es wurde nichts abgebucht, und die Bestellung ist storniert.',
    },
    next: 'Ihr Abonnement läuft weiter: Die nächste Lieferung ist für den {day} geplant. Tag und Preis teilen wir Ihnen 7 Tage vorher per E-Mail mit.',
    manage: 'Ändern oder kündigen',
  },
  da: {
    subject: 'Ingen levering denne gang: {name}',
    title: 'Vi springer denne levering over',
    reasons: {
      'out-of-stock':
        'Varen er ikke kommet tilbage på lager, så vi springer denne levering af dit abonnement over. Der er ikke trukket noget.',
      unpaid: 'Leveringen kunne ikke betales, så vi springer den over. Der er ikke trukket noget, og ordren er annulleret.',
    },
    next: 'Dit abonnement fortsætter: Næste levering er planlagt til {day}. Vi sender dag og pris på e-mail 7 dage i forvejen.',
    manage: 'Ændr eller opsig',
  },
}
