import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { MOMENTS } from '../../stores/formats'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../mail'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'
import { numberFacts } from '../order/order-facts'

/** A withdrawal as it was sent: when, by whom, of which goods, and with which words. */
export type Withdrawal = { receivedAt: Date; name: string; goods: readonly CartItem[]; message: string }

/** The acknowledgement of a withdrawal on a durable medium, with its time and its content (Directive 2011/83/EU, article 11a). */
export function withdrawalReceived({ order, store, links }: AboutOrder, withdrawal: Withdrawal): MailContent {
  const texts = TEXTS[store.language]
  const { receivedAt, name, goods, message } = withdrawal
  const values = { number: order.number, moment: MOMENTS[store.language].format(receivedAt) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      {
        type: 'facts',
        facts: [
          { name: texts.received, value: [values.moment] },
          ...numberFacts(order, store),
          ...(name === '' ? [] : [{ name: texts.name, value: [name] }]),
          ...(message === '' ? [] : [{ name: texts.message, value: message.split(/\r?\n/) }]),
        ],
      },
      goodsBlock(goods, store),
      { type: 'heading', text: texts.nextTitle },
      { type: 'text', text: texts.sendBack },
      { type: 'text', text: texts.money },
      { type: 'notice', text: texts.damaged },
      { type: 'action', label: texts.show, url: links.returnOrder(order.id) },
    ],
  }
}

type WithdrawalTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  received: string
  name: string
  message: string
  nextTitle: string
  sendBack: string
  money: string
  damaged: string
  show: string
}

const TEXTS: Record<Language, WithdrawalTexts> = {
  sv: {
    subject: 'Vi har tagit emot ditt ångrande av order {number}',
    preheader: 'Mottaget {moment}.',
    title: 'Du har ångrat ditt köp',
    text: 'Vi bekräftar att vi har tagit emot ditt meddelande om att du ångrar köpet av varorna nedan ur order {number}. Spara det här mejlet.',
    received: 'Mottaget',
    name: 'Namn',
    message: 'Ditt meddelande',
    nextTitle: 'Så går det vidare',
    sendBack:
      'Skicka tillbaka varorna inom 14 dagar från ditt meddelande. Returfrakten betalar du själv. Har varorna inte skickats än behöver du inte göra något.',
    money:
      'Vi betalar tillbaka senast 14 dagar efter ditt meddelande, samma väg som du betalade. Vi får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem.',
    damaged:
      'Skicka aldrig ett litiumbatteri som är skadat, svullet eller har blivit varmt. Svara på det här mejlet, så ordnar vi en säker lösning.',
    show: 'Skicka tillbaka varor',
  },
  no: {
    subject: 'Vi har mottatt angremeldingen for ordre {number}',
    preheader: 'Mottatt {moment}.',
    title: 'Du har angret på kjøpet',
    text: 'Vi bekrefter at vi har mottatt meldingen om at du går fra avtalen om varene nedenfor fra ordre {number}. Ta vare på denne e-posten.',
    received: 'Mottatt',
    name: 'Navn',
    message: 'Meldingen din',
    nextTitle: 'Slik går det videre',
    sendBack:
      'Send varene tilbake innen 14 dager etter meldingen. Returfrakten betaler du selv. Er varene ikke sendt ennå, trenger du ikke gjøre noe.',
    money:
      'Vi betaler tilbake senest 14 dager etter meldingen, på samme måte som du betalte. Vi kan vente til varene har kommet tilbake, eller til du har vist at du har sendt dem.',
    damaged:
      'Send aldri et litiumbatteri som er skadet, svulmet opp eller har blitt varmt. Svar på denne e-posten, så finner vi en trygg løsning.',
    show: 'Send varer tilbake',
  },
  de: {
    subject: 'Eingangsbestätigung Ihres Widerrufs zu Bestellung {number}',
    preheader: 'Eingegangen am {moment} Uhr.',
    title: 'Ihr Widerruf ist eingegangen',
    text: 'Wir bestätigen den Eingang Ihres Widerrufs des Vertrags über die unten genannten Artikel der Bestellung {number}. Bitte bewahren Sie diese E-Mail auf.',
    received: 'Eingegangen am',
    name: 'Name',
    message: 'Ihre Nachricht',
    nextTitle: 'So geht es weiter',
    sendBack:
      'Senden Sie die Artikel binnen vierzehn Tagen nach Ihrem Widerruf zurück. Die unmittelbaren Kosten der Rücksendung tragen Sie. Sind die Artikel noch nicht verschickt, brauchen Sie nichts zu tun.',
    money:
      'Wir erstatten binnen vierzehn Tagen ab Eingang Ihres Widerrufs über dasselbe Zahlungsmittel. Wir können die Erstattung verweigern, bis wir die Artikel zurückhaben oder Sie die Absendung nachgewiesen haben.',
    damaged:
      'Versenden Sie niemals einen beschädigten, aufgeblähten oder heiß gewordenen Lithium-Akku. Antworten Sie auf diese E-Mail, und wir finden einen sicheren Weg.',
    show: 'Artikel zurücksenden',
  },
  da: {
    subject: 'Vi har modtaget din fortrydelse af ordre {number}',
    preheader: 'Modtaget {moment}.',
    title: 'Du har fortrudt dit køb',
    text: 'Vi bekræfter, at vi har modtaget din besked om, at du fortryder købet af varerne nedenfor fra ordre {number}. Gem denne e-mail.',
    received: 'Modtaget',
    name: 'Navn',
    message: 'Din besked',
    nextTitle: 'Sådan går det videre',
    sendBack:
      'Send varerne retur senest 14 dage efter din besked. Du betaler selv returfragten. Er varerne ikke sendt endnu, skal du ikke gøre noget.',
    money:
      'Vi betaler pengene tilbage senest 14 dage efter din besked, på samme måde som du betalte. Vi kan vente, til varerne er kommet tilbage, eller du har vist, at du har sendt dem.',
    damaged:
      'Send aldrig et litiumbatteri, der er beskadiget, oppustet eller er blevet varmt. Svar på denne e-mail, så finder vi en sikker løsning.',
    show: 'Send varer retur',
  },
}
