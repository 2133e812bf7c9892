import type { Language } from '../../../app/commerce/contract/languages'
import type { GiftCode } from '../../gift-cards/gift-codes'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { UNNAMED_GREETING } from '../greeting'
import type { MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import type { AboutOrder } from '../order/about-order'
import { brandOf } from '../../stores/brand-of'

/** The gift cards of an order for their recipient: from whom, with which words, and how they are used. */
export function giftCard({ order: { customer }, store, links }: AboutOrder, codes: readonly GiftCode[]): MailContent {
  const texts = TEXTS[store.language]
  const brand = brandOf(store)
  const buyer = `${customer.first_name} ${customer.last_name}`.trim()
  const sum = codes.reduce((all, { amount }) => all + amount, 0)
  const values = { brand, buyer: buyer === '' ? brand : buyer, amount: formatMoney(sum, store), count: String(codes.length) }
  const message = customer.gift?.message.trim() ?? ''
  const several = codes.length > 1
  return {
    subject: fillIn(several ? texts.severalSubject : texts.subject, values),
    preheader: texts.preheader,
    title: several ? texts.severalTitle : texts.title,
    blocks: [
      { type: 'text', text: UNNAMED_GREETING[store.language] },
      { type: 'text', text: fillIn(several ? texts.severalText : texts.text, values) },
      ...(message === '' ? [] : [{ type: 'quote' as const, text: message }]),
      ...codes.map(({ code, amount, expiresOn }) => ({
        type: 'gift-card' as const,
        name: fillIn(texts.name, values),
        amount: formatMoney(amount, store),
        label: texts.code,
        code,
        until: fillIn(texts.until, { day: longDay(expiresOn, store) }),
      })),
      { type: 'heading', text: texts.howTitle },
      { type: 'text', text: texts.how },
      { type: 'text', text: texts.rest },
      { type: 'action', label: texts.show, url: links.home() },
      { type: 'notice', text: texts.keep },
    ],
  }
}

type GiftCardTexts = {
  subject: string
  severalSubject: string
  preheader: string
  title: string
  severalTitle: string
  text: string
  severalText: string
  name: string
  code: string
  until: string
  howTitle: string
  how: string
  rest: string
  show: string
  keep: string
}

const TEXTS: Record<Language, GiftCardTexts> = {
  sv: {
    subject: 'Ett presentkort på {amount} från {buyer}',
    severalSubject: '{count} presentkort på sammanlagt {amount} från {buyer}',
    preheader: 'Här är koden, och så använder du den.',
    title: 'Du har fått ett presentkort!',
    severalTitle: 'Du har fått presentkort!',
    text: '{buyer} har gett dig ett presentkort hos {brand}.',
    severalText: '{buyer} har gett dig {count} presentkort hos {brand}.',
    name: 'Presentkort hos {brand}',
    code: 'Din kod',
    until: 'Gäller till och med {day}',
    howTitle: 'Så använder du det',
    how: 'Lägg varorna i varukorgen, gå till kassan och skriv koden under Presentkort. Beloppet dras av från det du ska betala.',
    rest: 'Täcker kortet inte hela summan betalar du resten på vanligt sätt. Blir det pengar över finns de kvar på kortet.',
    show: 'Till butiken',
    keep: 'Den som har koden kan handla för den. Spara mejlet, och förvara koden som kontanter.',
  },
  no: {
    subject: 'Et gavekort på {amount} fra {buyer}',
    severalSubject: '{count} gavekort på til sammen {amount} fra {buyer}',
    preheader: 'Her er koden, og slik bruker du den.',
    title: 'Du har fått et gavekort!',
    severalTitle: 'Du har fått gavekort!',
    text: '{buyer} har gitt deg et gavekort hos {brand}.',
    severalText: '{buyer} har gitt deg {count} gavekort hos {brand}.',
    name: 'Gavekort hos {brand}',
    code: 'Koden din',
    until: 'Gjelder til og med {day}',
    howTitle: 'Slik bruker du det',
    how: 'Legg varene i handlekurven, gå til kassen og skriv inn koden under Gavekort. Beløpet trekkes fra det du skal betale.',
    rest: 'Dekker ikke kortet hele summen, betaler du resten på vanlig måte. Blir det penger igjen, står de på kortet.',
    show: 'Til butikken',
    keep: 'Den som har koden, kan handle for den. Ta vare på e-posten, og pass på koden som på kontanter.',
  },
  de: {
    subject: 'Ein Geschenkgutschein über {amount} von {buyer}',
    severalSubject: '{count} Geschenkgutscheine über insgesamt {amount} von {buyer}',
    preheader: 'Hier ist der Code, und so lösen Sie ihn ein.',
    title: 'Sie haben einen Geschenkgutschein bekommen!',
    severalTitle: 'Sie haben Geschenkgutscheine bekommen!',
    text: '{buyer} schenkt Ihnen einen Gutschein von {brand}.',
    severalText: '{buyer} schenkt Ihnen {count} Gutscheine von {brand}.',
    name: 'Geschenkgutschein von {brand}',
    code: 'Ihr Code',
    until: 'Gültig bis einschließlich {day}',
    howTitle: 'So lösen Sie ihn ein',
    how: 'Legen Sie die Artikel in den Warenkorb, gehen Sie zur Kasse und geben Sie den Code unter „Geschenkgutschein“ ein. Der Betrag wird von der Zahlung abgezogen.',
    rest: 'Reicht der Betrag nicht aus, zahlen Sie den Rest wie gewohnt. Ein Restguthaben bleibt auf dem Geschenkgutschein.',
    show: 'Zum Shop',
    keep: 'Wer den Code hat, kann damit einkaufen. Bewahren Sie diese E-Mail auf und behandeln Sie den Code wie Bargeld.',
  },
  da: {
    subject: 'Et gavekort på {amount} fra {buyer}',
    severalSubject: '{count} gavekort på i alt {amount} fra {buyer}',
    preheader: 'Her er koden, og sådan bruger du den.',
    title: 'Du har fået et gavekort!',
    severalTitle: 'Du har fået gavekort!',
    text: '{buyer} har givet dig et gavekort til {brand}.',
    severalText: '{buyer} har givet dig {count} gavekort til {brand}.',
    name: 'Gavekort til {brand}',
    code: 'Din kode',
    until: 'Gælder til og med {day}',
    howTitle: 'Sådan bruger du det',
    how: 'Læg varerne i kurven, gå til kassen, og skriv koden under Gavekort. Beløbet trækkes fra det, du skal betale.',
    rest: 'Dækker kortet ikke hele beløbet, betaler du resten som sædvanlig. Er der penge tilbage, bliver de stående på kortet.',
    show: 'Til butikken',
    keep: 'Den, der har koden, kan handle for den. Gem e-mailen, og pas på koden som på kontanter.',
  },
}
