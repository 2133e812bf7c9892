import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'

/** A delivery of a subscription that is out of stock. `lastDay` (ISO date): the day on which it is tried for the last time. */
export function renewalDelayed(
  { order, store, links }: AboutOrder,
  { item, lastDay }: { item: CartItem; lastDay: string },
): MailContent {
  const texts = TEXTS[store.language]
  return {
    subject: fillIn(texts.subject, { name: item.name }),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: texts.text },
      goodsBlock([item], store),
      { type: 'text', text: fillIn(texts.until, { day: longDay(lastDay, store) }) },
      { type: 'action', label: texts.manage, url: links.order(order.id) },
    ],
  }
}

type RenewalDelayedTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  until: string
  manage: string
}

const TEXTS: Record<Language, RenewalDelayedTexts> = {
  sv: {
    subject: 'Leveransen dröjer: {name}',
    preheader: 'Varan är slut just nu. Inget har dragits.',
    title: 'Leveransen dröjer',
    text: 'Varan i din prenumeration är slut i lager just nu. Vi skickar den så snart den är tillbaka, till det pris som vi har meddelat dig. Inget dras innan dess.',
    until:
      'Vi försöker varje dag till och med {day}. Har varan inte kommit då hoppar vi över den här leveransen och meddelar dig.',
    manage: 'Ändra eller avsluta',
  },
  no: {
    subject: 'Leveringen er forsinket: {name}',
    preheader: 'Varen er utsolgt akkurat nå. Ingenting er trukket.',
    title: 'Leveringen er forsinket',
    text: 'Varen i abonnementet ditt er utsolgt akkurat nå. Vi sender den så snart den er tilbake, til prisen vi har varslet deg om. Ingenting trekkes før det.',
    until: 'Vi prøver hver dag til og med {day}. Har ikke varen kommet da, hopper vi over denne leveringen og gir deg beskjed.',
    manage: 'Endre eller avslutt',
  },
  de: {
    subject: 'Ihre Lieferung verzögert sich: {name}',
    preheader: 'Der Artikel ist gerade ausverkauft. Es wurde nichts abgebucht.',
    title: 'Die Lieferung verzögert sich',
    text: 'Der Artikel Ihres Abonnements ist gerade nicht auf Lager. Wir verschicken ihn zu dem angekündigten Preis, sobald er wieder da ist. Vorher wird nichts abgebucht.',
    until:
      'Wir versuchen es täglich bis zum {day}. Ist der Artikel bis dahin nicht da, entfällt diese Lieferung, und wir informieren Sie.',
    manage: 'Ändern oder kündigen',
  },
  da: {
    subject: 'Leveringen er forsinket: {name}',
    preheader: 'Varen er udsolgt lige nu. Der er ikke trukket noget.',
    title: 'Leveringen er forsinket',
    text: 'Varen i dit abonnement er udsolgt lige nu. Vi sender den, så snart den er tilbage, til den pris, vi har givet dig besked om. Der trækkes ikke noget, før den sendes.',
    until:
      'Vi prøver hver dag til og med {day}. Er varen ikke kommet inden da, springer vi denne levering over og giver dig besked.',
    manage: 'Ændr eller opsig',
  },
}
