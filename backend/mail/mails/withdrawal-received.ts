import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Language } from '../../../app/commerce/contract/languages'
import { MOMENTS } from '../../stores/formats'
import { fillIn } from '../fill-in'
import { greeting } from '../greeting'
import type { Block, MailContent } from '../mail'
import type { AboutOrder } from '../order/about-order'
import { goodsBlock } from '../order/goods-block'
import { type Statement, withdrawalFacts } from '../order/withdrawal-facts'

/**
 * A withdrawal with the goods of the order that it names; none when it describes them in words. `cancelsAt` is when it cancels the order, if that is
 * not packed; null when it does not.
 */
export type Withdrawal = Statement & { goods: readonly CartItem[]; cancelsAt: Date | null }

/** The acknowledgement of a withdrawal on a durable medium, with its time and its content (Directive 2011/83/EU, article 11a). */
export function withdrawalReceived({ order, store, links }: AboutOrder, withdrawal: Withdrawal): MailContent {
  const texts = TEXTS[store.language]
  const { receivedAt, goods } = withdrawal
  const values = { number: order.number, moment: MOMENTS[store.language].format(receivedAt) }
  return {
    subject: fillIn(texts.subject, values),
    preheader: fillIn(texts.preheader, values),
    title: texts.title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(texts.text, values) },
      { type: 'facts', facts: withdrawalFacts({ ...withdrawal, number: order.number }, store) },
      ...(goods.length === 0 ? [] : [goodsBlock(goods, store)]),
      { type: 'heading', text: texts.nextTitle },
      ...nextSteps({ order, store, links }, withdrawal),
    ],
  }
}

/** The next steps. A late withdrawal promises nothing; of a cancelled order nothing is sent back. */
function nextSteps({ order, store, links }: AboutOrder, { isLate, cancelsAt }: Withdrawal): Block[] {
  const texts = TEXTS[store.language]
  if (isLate) return [{ type: 'text', text: texts.late }]
  if (order.status === 'cancelled') return [{ type: 'text', text: texts.cancelled }]
  const undo: Block[] = [
    { type: 'heading', text: texts.undoTitle },
    { type: 'text', text: texts.undo },
    { type: 'links', links: [{ label: texts.showOrder, url: links.order(order.id) }] },
  ]
  if (cancelsAt !== null) {
    const moment = MOMENTS[store.language].format(cancelsAt)
    return [
      { type: 'text', text: fillIn(texts.waits, { moment }) },
      { type: 'heading', text: texts.undoTitle },
      { type: 'notice', text: fillIn(texts.undoBefore, { moment }) },
      { type: 'action', label: texts.showOrder, url: links.order(order.id) },
    ]
  }
  return [
    { type: 'text', text: texts.sendBack },
    { type: 'text', text: texts.money },
    { type: 'notice', text: texts.damaged },
    { type: 'action', label: texts.show, url: links.returnOrder(order.id) },
    ...undo,
  ]
}

type WithdrawalTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  nextTitle: string
  cancelled: string
  late: string
  sendBack: string
  money: string
  damaged: string
  show: string
  waits: string
  undoTitle: string
  undo: string
  undoBefore: string
  showOrder: string
}

const TEXTS: Record<Language, WithdrawalTexts> = {
  sv: {
    subject: 'Vi har tagit emot ditt ångrande av order {number}',
    preheader: 'Mottaget {moment}.',
    title: 'Du har ångrat ditt köp',
    text: 'Vi bekräftar att vi har tagit emot ditt meddelande om att du ångrar köpet enligt nedan, order {number}. Spara det här mejlet.',
    nextTitle: 'Så går det vidare',
    cancelled:
      'Ordern var inte packad än och är avbruten. Du behöver inte göra något. Det du har betalat kommer tillbaka samma väg som du betalade.',
    late: 'Ångerfristen ser ut att ha gått ut. Vi går igenom ditt meddelande och hör av oss.',
    sendBack:
      'Skicka tillbaka varorna inom 14 dagar från ditt meddelande. Returfrakten betalar du själv. Har varorna inte skickats än behöver du inte göra något.',
    money:
      'Vi betalar tillbaka senast 14 dagar efter ditt meddelande, samma väg som du betalade. Vi får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem.',
    damaged:
      'Skicka aldrig ett litiumbatteri som är skadat, svullet eller har blivit varmt. Svara på det här mejlet, så ordnar vi en säker lösning.',
    show: 'Skicka tillbaka varor',
    waits:
      'Ordern är inte packad än. Vi avbryter den {moment} och betalar sedan tillbaka allt du har betalat, samma väg som du betalade. Du behöver inte göra något.',
    undoTitle: 'Var det inte du, eller har du ändrat dig?',
    undo: 'Öppna ordern och välj Behåll varorna. Det går så länge varorna inte har kommit tillbaka till oss.',
    undoBefore: 'Öppna ordern och välj Behåll ordern före {moment}. Då levereras den som vanligt.',
    showOrder: 'Visa ordern',
  },
  no: {
    subject: 'Vi har mottatt angremeldingen for ordre {number}',
    preheader: 'Mottatt {moment}.',
    title: 'Du har angret på kjøpet',
    text: 'Vi bekrefter at vi har mottatt meldingen om at du går fra avtalen som beskrevet nedenfor, ordre {number}. Ta vare på denne e-posten.',
    nextTitle: 'Slik går det videre',
    cancelled:
      'Ordren var ikke pakket ennå og er kansellert. Du trenger ikke gjøre noe. Det du har betalt, kommer tilbake på samme måte som du betalte.',
    late: 'Angrefristen ser ut til å ha gått ut. Vi går gjennom meldingen din og tar kontakt.',
    sendBack:
      'Send varene tilbake innen 14 dager etter meldingen. Returfrakten betaler du selv. Er varene ikke sendt ennå, trenger du ikke gjøre noe.',
    money:
      'Vi betaler tilbake senest 14 dager etter meldingen, på samme måte som du betalte. Vi kan vente til varene har kommet tilbake, eller til du har vist at du har sendt dem.',
    damaged:
      'Send aldri et litiumbatteri som er skadet, svulmet opp eller har blitt varmt. Svar på denne e-posten, så finner vi en trygg løsning.',
    show: 'Send varer tilbake',
    waits:
      'Ordren er ikke pakket ennå. Vi kansellerer den {moment} og betaler deretter tilbake alt du har betalt, på samme måte som du betalte. Du trenger ikke gjøre noe.',
    undoTitle: 'Var det ikke deg, eller har du ombestemt deg?',
    undo: 'Åpne ordren og velg Behold varene. Det går så lenge varene ikke har kommet tilbake til oss.',
    undoBefore: 'Åpne ordren og velg Behold ordren før {moment}. Da leveres den som vanlig.',
    showOrder: 'Vis ordren',
  },
  de: {
    subject: 'Eingangsbestätigung Ihres Widerrufs zu Bestellung {number}',
    preheader: 'Eingegangen am {moment} Uhr.',
    title: 'Ihr Widerruf ist eingegangen',
    text: 'Wir bestätigen den Eingang Ihres Widerrufs zu Bestellung {number} mit dem unten genannten Inhalt. Bitte bewahren Sie diese E-Mail auf.',
    nextTitle: 'So geht es weiter',
    cancelled:
      'Ihre Bestellung war noch nicht verpackt und ist storniert. Sie brauchen nichts zu tun. Was Sie bezahlt haben, erstatten wir über dasselbe Zahlungsmittel.',
    late: 'Die Widerrufsfrist scheint abgelaufen zu sein. Wir prüfen Ihre Erklärung und melden uns bei Ihnen.',
    sendBack:
      'Senden Sie die Artikel binnen vierzehn Tagen nach Ihrem Widerruf zurück. Die unmittelbaren Kosten der Rücksendung tragen Sie. Sind die Artikel noch nicht verschickt, brauchen Sie nichts zu tun.',
    money:
      'Wir erstatten binnen vierzehn Tagen ab Eingang Ihres Widerrufs über dasselbe Zahlungsmittel. Wir können die Erstattung verweigern, bis wir die Artikel zurückhaben oder Sie die Absendung nachgewiesen haben.',
    damaged:
      'Versenden Sie niemals einen beschädigten, aufgeblähten oder heiß gewordenen Lithium-Akku. Antworten Sie auf diese E-Mail, und wir finden einen sicheren Weg.',
    show: 'Artikel zurücksenden',
    waits:
      'Ihre Bestellung ist noch nicht verpackt. Wir stornieren sie am {moment} Uhr und erstatten danach alles, was Sie bezahlt haben, über dasselbe Zahlungsmittel. Sie brauchen nichts zu tun.',
    undoTitle: 'Das waren nicht Sie, oder Sie haben es sich anders überlegt?',
    undo: 'Öffnen Sie die Bestellung und wählen Sie „Artikel behalten“. Das ist möglich, solange die Artikel nicht wieder bei uns sind.',
    undoBefore:
      'Öffnen Sie die Bestellung und wählen Sie vor dem {moment} Uhr „Bestellung behalten“. Dann wird sie wie gewohnt geliefert.',
    showOrder: 'Bestellung ansehen',
  },
  da: {
    subject: 'Vi har modtaget din fortrydelse af ordre {number}',
    preheader: 'Modtaget {moment}.',
    title: 'Du har fortrudt dit køb',
    text: 'Vi bekræfter, at vi har modtaget din besked om, at du fortryder købet som beskrevet nedenfor, ordre {number}. Gem denne e-mail.',
    nextTitle: 'Sådan går det videre',
    cancelled:
      'Ordren var ikke pakket endnu og er annulleret. Du skal ikke gøre noget. Det, du har betalt, kommer tilbage på samme måde, som du betalte.',
    late: 'Fortrydelsesfristen ser ud til at være udløbet. Vi gennemgår din besked og kontakter dig.',
    sendBack:
      'Send varerne retur senest 14 dage efter din besked. Du betaler selv returfragten. Er varerne ikke sendt endnu, skal du ikke gøre noget.',
    money:
      'Vi betaler pengene tilbage senest 14 dage efter din besked, på samme måde som du betalte. Vi kan vente, til varerne er kommet tilbage, eller du har vist, at du har sendt dem.',
    damaged:
      'Send aldrig et litiumbatteri, der er beskadiget, oppustet eller er blevet varmt. Svar på denne e-mail, så finder vi en sikker løsning.',
    show: 'Send varer retur',
    waits:
      'Ordren er ikke pakket endnu. Vi annullerer den {moment} og betaler derefter alt, du har betalt, tilbage på samme måde, som du betalte. Du skal ikke gøre noget.',
    undoTitle: 'Var det ikke dig, eller har du ombestemt dig?',
    undo: 'Åbn ordren, og vælg Behold varerne. Det kan du, så længe varerne ikke er kommet tilbage til os.',
    undoBefore: 'Åbn ordren, og vælg Behold ordren før {moment}. Så leveres den som normalt.',
    showOrder: 'Se ordren',
  },
}
