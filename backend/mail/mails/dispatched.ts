import type { Language } from '../../../app/commerce/contract/languages'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { Block, Fact, MailContent } from '../../words/mail'
import type { AboutOrder } from '../order/about-order'
import { deliveryFacts, invoiceFacts } from '../../words/shown-facts'
import { sentGoods } from '../order/sent-goods'

/** A parcel on its way. `tracking` is null when it cannot be tracked; its URL is the carrier's tracking page. */
export type DispatchedParcel = { carrier: string; tracking: { number: string; url: string } | null }

/** The mail about a parcel. `owed`: what is to pay of the invoice, which is attached; null when nothing is. */
export function dispatched(
  { order, store, links }: AboutOrder,
  { carrier, tracking }: DispatchedParcel,
  owed: number | null = null,
): MailContent {
  const texts = TEXTS[store.language]
  const facts: Fact[] = [
    { name: texts.carrier, value: [carrier] },
    ...(tracking === null ? [] : [{ name: texts.trackingNumber, value: [tracking.number] }]),
    ...deliveryFacts(order, store),
  ]
  const next: Block[] =
    tracking === null
      ? [{ type: 'action', label: texts.show, url: links.trackOrder(order.id) }]
      : [
          { type: 'action', label: texts.track, url: tracking.url },
          { type: 'links', links: [{ label: texts.show, url: links.trackOrder(order.id) }] },
        ]
  return {
    subject: fillIn(texts.subject, { number: order.number }),
    preheader: fillIn(texts.preheader, { carrier }),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(tracking === null ? texts.untracked : texts.text, { number: order.number, carrier }) },
      { type: 'facts', facts },
      ...next,
      ...(owed === null
        ? []
        : [
            { type: 'heading' as const, text: texts.invoice },
            { type: 'text' as const, text: texts.pay },
            { type: 'facts' as const, facts: invoiceFacts(order, owed, store) },
          ]),
      ...sentGoods({ order, store }),
    ],
  }
}

type DispatchedTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  untracked: string
  carrier: string
  trackingNumber: string
  track: string
  show: string
  invoice: string
  pay: string
}

const TEXTS: Record<Language, DispatchedTexts> = {
  sv: {
    subject: 'Din order {number} är på väg',
    preheader: '{carrier} har fått ditt paket.',
    title: 'Ditt paket är på väg',
    text: 'Vi har skickat din order {number} med {carrier}. Spårningen kan visa paketet först efter några timmar.',
    untracked: 'Vi har skickat din order {number} med {carrier}. Försändelsen kan inte spåras.',
    carrier: 'Transportör',
    trackingNumber: 'Kollinummer',
    track: 'Spåra paketet',
    show: 'Följ din order hos oss',
    invoice: 'Så betalar du fakturan',
    pay: 'Fakturan är bifogad. Ange OCR-numret när du betalar, så att vi ser att det är du.',
  },
  no: {
    subject: 'Ordren din {number} er på vei',
    preheader: '{carrier} har fått pakken din.',
    title: 'Pakken din er på vei',
    text: 'Vi har sendt ordren din {number} med {carrier}. Det kan ta noen timer før sporingen viser pakken.',
    untracked: 'Vi har sendt ordren din {number} med {carrier}. Sendingen kan ikke spores.',
    carrier: 'Transportør',
    trackingNumber: 'Sendingsnummer',
    track: 'Spor pakken',
    show: 'Følg ordren din hos oss',
    invoice: 'Slik betaler du fakturaen',
    pay: 'Fakturaen er vedlagt. Oppgi KID når du betaler, så ser vi at det er deg.',
  },
  de: {
    subject: 'Ihre Bestellung {number} ist unterwegs',
    preheader: '{carrier} hat Ihr Paket übernommen.',
    title: 'Ihr Paket ist unterwegs',
    text: 'Wir haben Ihre Bestellung {number} mit {carrier} verschickt. Die Sendungsverfolgung zeigt das Paket unter Umständen erst nach einigen Stunden.',
    untracked: 'Wir haben Ihre Bestellung {number} mit {carrier} verschickt. Die Sendung kann nicht verfolgt werden.',
    carrier: 'Versanddienst',
    trackingNumber: 'Sendungsnummer',
    track: 'Sendung verfolgen',
    show: 'Bestellung bei uns verfolgen',
    invoice: 'So bezahlen Sie die Rechnung',
    pay: 'Die Rechnung ist angehängt. Bitte geben Sie den Verwendungszweck an, damit wir Ihre Zahlung zuordnen können.',
  },
  da: {
    subject: 'Din ordre {number} er på vej',
    preheader: '{carrier} har fået din pakke.',
    title: 'Din pakke er på vej',
    text: 'Vi har sendt din ordre {number} med {carrier}. Der kan gå nogle timer, før du kan spore pakken.',
    untracked: 'Vi har sendt din ordre {number} med {carrier}. Forsendelsen kan ikke spores.',
    carrier: 'Transportør',
    trackingNumber: 'Pakkenummer',
    track: 'Følg pakken',
    show: 'Følg din ordre hos os',
    invoice: 'Sådan betaler du fakturaen',
    pay: 'Fakturaen er vedhæftet. Brug betalings-ID’et, når du betaler, så kan vi se, at betalingen er fra dig.',
  },
}
