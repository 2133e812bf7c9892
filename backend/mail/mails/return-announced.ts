import type { Language } from '../../../app/commerce/contract/languages'
import type { OrderReturn } from '../../../app/commerce/contract/return'
import { MOMENTS } from '../../stores/formats'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { Block, MailContent } from '../../words/mail'
import { longDay } from '../../stores/long-days'
import { buyerKindOf } from '../legal/legal-pages'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock, itemsOfPieces } from '../order/goods-block'
import { lineSubscriptionsEnd } from '../order/subscription-ends'
import { labelSteps } from './return-label'

/**
 * An announced return: what is in it, what to do now, and the page with its slip and state. `ended`: the positions of the
 * lines whose subscriptions end with it.
 */
export function returnAnnounced(
  { order, store, links }: AboutOrder,
  announced: OrderReturn,
  ended: readonly number[] = [],
): MailContent {
  const texts = TEXTS[store.language]
  const values = { number: announced.number, order: order.number }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.text, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      goodsBlock(itemsOfPieces(order.items, announced.lines), store),
      ...withdrawnGoods(announced, { order, store }, texts),
      ...lineSubscriptionsEnd(order, ended, store),
      { type: 'heading', text: texts.nextTitle },
      ...unsafeGoods(announced, texts),
      ...nextSteps(announced, { store }, texts),
      { type: 'action', label: texts.show[announced.way], url: links.returnOrder(order.id, announced.number) },
    ],
  }
}

/**
 * The acknowledgement of the withdrawal that a return for a change of mind is, with its time and content (Directive 2011/83/EU,
 * article 11a). A company has no right of withdrawal (decision 094).
 */
function withdrawnGoods(
  { lines, announced_at }: OrderReturn,
  { order, store }: Pick<AboutOrder, 'order' | 'store'>,
  texts: AnnouncedTexts,
): Block[] {
  const withdrawn = lines.filter(({ reason }) => reason === 'changed-mind')
  if (withdrawn.length === 0 || buyerKindOf(order.customer) === 'company') return []
  const moment = MOMENTS[store.language].format(new Date(announced_at))
  const goods = withdrawn.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
  return [{ type: 'text', text: fillIn(texts.withdrawn, { moment, goods, number: order.number }) }]
}

function unsafeGoods({ number, lines }: OrderReturn, texts: AnnouncedTexts): Block[] {
  const unsafe = lines.filter(({ is_sent }) => !is_sent)
  if (unsafe.length === 0) return []
  const goods = unsafe.map(({ name }) => name).join(', ')
  return [
    { type: 'notice', text: fillIn(texts.unsafe, { goods }) },
    { type: 'text', text: fillIn(texts.photo, { number }) },
  ]
}

function nextSteps(announced: OrderReturn, { store }: Pick<AboutOrder, 'store'>, texts: AnnouncedTexts): Block[] {
  const { way, send_by, number, lines } = announced
  if (way === 'none') return []
  if (way === 'collect') return [{ type: 'text', text: texts.collect }]
  const hasBattery = lines.some(({ is_sent, battery }) => is_sent && battery !== null)
  return [
    ...(send_by === null ? [] : [{ type: 'text' as const, text: fillIn(texts.sendBy, { day: longDay(send_by, store) }) }]),
    { type: 'text', text: fillIn(hasBattery ? texts.packBatteries : texts.pack, { number }) },
    ...labelSteps(announced, store),
  ]
}

type AnnouncedTexts = {
  subject: string
  title: string
  text: string
  /** The goods withdrawn from, and the time of receipt. */
  withdrawn: string
  nextTitle: string
  unsafe: string
  photo: string
  collect: string
  sendBy: string
  pack: string
  packBatteries: string
  show: Record<OrderReturn['way'], string>
}

const TEXTS: Record<Language, AnnouncedTexts> = {
  sv: {
    subject: 'Din retur {number} är anmäld',
    title: 'Din retur är anmäld',
    text: 'Vi har tagit emot din anmälan av retur {number} från order {order}.',
    withdrawn:
      'Du har ångrat köpet av {goods} i order {number}. Vi tog emot ditt meddelande {moment}. Vi betalar tillbaka senast 14 dagar därefter, men får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem.',
    nextTitle: 'Så gör du nu',
    unsafe:
      'Skicka inte detta med post eller paket: {goods}. Ett skadat batteri kan börja brinna eller läcka. Förvara det utomhus eller i en hink med sand, och lämna det till personalen på din återvinningscentral som farligt avfall.',
    photo:
      'Ta en bild på batteriet och svara på det här mejlet med bilden och returnumret {number}. Vi avgör återbetalningen utifrån bilden.',
    collect: 'Försändelsen är för tung för ett ombud. Kundservice hör av sig och bokar hämtning.',
    sendBy: 'Skicka paketet senast {day}.',
    pack: 'Packa varorna i originalförpackningen eller en stadig kartong, och lägg i retursedeln eller en lapp med numret {number}.',
    packBatteries:
      'Tejpa över polerna på varje batteri, packa varorna i en stadig kartong, och lägg i retursedeln eller en lapp med numret {number}.',
    show: { parcel: 'Visa retursedeln', collect: 'Visa returen', none: 'Visa returen' },
  },
  no: {
    subject: 'Returen din {number} er meldt inn',
    title: 'Returen din er meldt inn',
    text: 'Vi har mottatt meldingen om retur {number} fra ordre {order}.',
    withdrawn:
      'Du har angret på kjøpet av {goods} i ordre {number}. Vi mottok meldingen {moment}. Vi betaler tilbake senest 14 dager etter det, men kan vente til varene har kommet tilbake, eller til du har vist at du har sendt dem.',
    nextTitle: 'Slik gjør du nå',
    unsafe:
      'Ikke send dette med post eller pakke: {goods}. Et skadet batteri kan begynne å brenne eller lekke. Oppbevar det utendørs eller i en bøtte med sand, og lever det til personalet på gjenvinningsstasjonen som farlig avfall.',
    photo:
      'Ta et bilde av batteriet, og svar på denne e-posten med bildet og returnummeret {number}. Vi avgjør tilbakebetalingen ut fra bildet.',
    collect: 'Sendingen er for tung for et hentested. Kundeservice tar kontakt og bestiller henting.',
    sendBy: 'Send pakken senest {day}.',
    pack: 'Pakk varene i originalemballasjen eller en solid eske, og legg ved returseddelen eller en lapp med nummeret {number}.',
    packBatteries:
      'Teip over polene på hvert batteri, pakk varene i en solid eske, og legg ved returseddelen eller en lapp med nummeret {number}.',
    show: { parcel: 'Vis returseddelen', collect: 'Vis returen', none: 'Vis returen' },
  },
  de: {
    subject: 'Ihre Rücksendung {number} ist angemeldet',
    title: 'Ihre Rücksendung ist angemeldet',
    text: 'Wir haben Ihre Anmeldung der Rücksendung {number} zur Bestellung {order} erhalten.',
    withdrawn:
      'Sie haben den Kauf von {goods} aus Bestellung {number} widerrufen. Ihr Widerruf ist am {moment} eingegangen. Wir erstatten binnen vierzehn Tagen danach, können aber warten, bis die Artikel zurück sind oder Sie die Absendung nachgewiesen haben.',
    nextTitle: 'So gehen Sie jetzt vor',
    unsafe:
      'Verschicken Sie dies nicht per Brief oder Paket: {goods}. Eine beschädigte Batterie kann in Brand geraten oder auslaufen. Bewahren Sie sie im Freien oder in einem Eimer mit Sand auf, und geben Sie sie beim Personal Ihres Wertstoffhofs als Sondermüll ab.',
    photo:
      'Fotografieren Sie die Batterie und antworten Sie auf diese E-Mail mit dem Foto und der Rücksendenummer {number}. Wir entscheiden über die Erstattung anhand des Fotos.',
    collect: 'Die Sendung ist für eine Annahmestelle zu schwer. Der Kundenservice meldet sich und veranlasst die Abholung.',
    sendBy: 'Geben Sie das Paket bis zum {day} ab.',
    pack: 'Verpacken Sie die Artikel in der Originalverpackung oder einem stabilen Karton, und legen Sie den Rücksendeschein oder einen Zettel mit der Nummer {number} bei.',
    packBatteries:
      'Kleben Sie bei jeder Batterie die Pole ab, verpacken Sie die Artikel in einem stabilen Karton, und legen Sie den Rücksendeschein oder einen Zettel mit der Nummer {number} bei.',
    show: { parcel: 'Rücksendeschein ansehen', collect: 'Rücksendung ansehen', none: 'Rücksendung ansehen' },
  },
  da: {
    subject: 'Din retur {number} er oprettet',
    title: 'Din retur er oprettet',
    text: 'Vi har oprettet retur {number} fra ordre {order}.',
    withdrawn:
      'Du har fortrudt købet af {goods} i ordre {number}. Vi modtog din besked {moment}. Vi betaler pengene tilbage senest 14 dage efter, men kan vente, til varerne er kommet tilbage, eller du har vist, at du har sendt dem.',
    nextTitle: 'Sådan gør du nu',
    unsafe:
      'Send ikke dette med post eller pakke: {goods}. Et beskadiget batteri kan begynde at brænde eller lække. Opbevar det udendørs eller i en spand med sand, og aflevér det til personalet på genbrugspladsen som farligt affald.',
    photo:
      'Tag et billede af batteriet, og svar på denne e-mail med billedet og returnummeret {number}. Vi afgør tilbagebetalingen ud fra billedet.',
    collect: 'Forsendelsen er for tung til en pakkeshop. Kundeservice kontakter dig og bestiller afhentning.',
    sendBy: 'Send pakken senest {day}.',
    pack: 'Pak varerne i den originale emballage eller en solid kasse, og læg retursedlen eller et stykke papir med nummeret {number} ved.',
    packBatteries:
      'Sæt tape over polerne på hvert batteri, pak varerne i en solid kasse, og læg retursedlen eller et stykke papir med nummeret {number} ved.',
    show: { parcel: 'Se retursedlen', collect: 'Se returen', none: 'Se returen' },
  },
}
