import type { Language } from '../../../app/commerce/contract/languages'
import { keptLines } from '../../orders/kept-lines'
import { formatMoney } from '../../stores/format-money'
import { fillIn } from '../../stores/fill-in'
import { greeting } from '../greeting'
import type { MailContent } from '../../words/mail'
import type { MailRequest } from '../../queue/mail-request'
import type { AboutOrder } from '../order/about-order'
import { oneOrOther } from '../one-or-other'
import { backOnCards } from '../order/back-on-cards'
import { goodsBlock, itemsOfPieces } from '../order/goods-block'
import { isGiftCard, sentGoods } from '../order/sent-goods'

type Request = Extract<MailRequest, { type: 'pieces-withdrawn' }>

/** Withdrawn pieces of an order that are not sent: which ones, the new total of the order, and what happens with the money. */
export function piecesWithdrawn({ order, store, links }: AboutOrder, request: Omit<Request, 'type' | 'order_id'>): MailContent {
  const texts = TEXTS[store.language]
  const kept = keptLines(order.items)
  const sent = sentGoods({ order, store })
  const charge = formatMoney(request.charge, store)
  const values = {
    number: order.number,
    total: formatMoney(order.total - order.withdrawn_total, store),
    amount: formatMoney(request.amount, store),
    charge,
    due: fillIn(texts.due[sent.length === 0 ? 'atOnce' : 'onDispatch'], { charge }),
  }
  const areGiftCards = itemsOfPieces(order.items, request.lines).every(isGiftCard)
  const { title, text } = areGiftCards ? texts.giftCards[oneOrOther(request.lines)] : texts
  const newTotal = kept.length === 0 ? '' : fillIn(texts.newTotal, values)
  const money = request.money === 'charged-less' && request.charge === 0 ? 'none' : request.money
  const onCards = request.gift_cards === 0 ? [] : [backOnCards(request.gift_cards, { order, store })]
  const hasSubscription = order.items.some(({ subscription_interval: interval }, position) => {
    return interval !== null && request.lines.some((line) => line.position === position)
  })
  return {
    subject: fillIn(texts.subject, values),
    preheader: newTotal || fillIn(texts.money[money], values),
    title,
    blocks: [
      { type: 'text', text: greeting(order, store) },
      { type: 'text', text: fillIn(text, values) },
      goodsBlock(itemsOfPieces(order.items, request.lines), store),
      {
        type: 'notice',
        text: [newTotal, fillIn(texts.money[money], values), ...onCards].filter(Boolean).join(' '),
      },
      ...(hasSubscription ? [{ type: 'text' as const, text: texts.subscription }] : []),
      ...(sent.length === 0 ? [] : [{ type: 'heading' as const, text: texts.kept }, ...sent]),
      { type: 'action', label: texts.show, url: links.order(order.id) },
    ],
  }
}

type PiecesWithdrawnTexts = {
  subject: string
  title: string
  text: string
  /** In place of both, when only gift cards were withdrawn from: they may have been mailed. */
  giftCards: Record<'one' | 'other', { title: string; text: string }>
  newTotal: string
  /** The amount that is still charged, and when: with the parcel, or at once where only gift cards are left (decision 029). */
  due: Record<'onDispatch' | 'atOnce', string>
  /** `charged-less`: some providers only capture the whole amount; the rest is refunded (payments/settle-captured-amount.ts). */
  money: Record<Request['money'], string>
  subscription: string
  /** Above what is left of the order; not shown when only gift cards are left, of which nothing is sent. */
  kept: string
  show: string
}

const TEXTS: Record<Language, PiecesWithdrawnTexts> = {
  sv: {
    subject: 'Din order {number} är ändrad',
    title: 'Varorna är borttagna ur din order',
    text: 'Du har ångrat en del av order {number}. De här varorna skickar vi inte:',
    giftCards: {
      one: {
        title: 'Presentkortet gäller inte längre',
        text: 'Du har ångrat köpet av ett presentkort i order {number}. Det här gäller inte längre:',
      },
      other: {
        title: 'Presentkorten gäller inte längre',
        text: 'Du har ångrat köpet av presentkort i order {number}. De här gäller inte längre:',
      },
    },
    newTotal: 'Ordern är nu på {total}.',
    due: {
      onDispatch: 'Du betalar {charge} när vi skickar den.',
      atOnce: 'Du betalar {charge} nu, eftersom inget mer ska skickas.',
    },
    money: {
      'charged-less':
        '{due} Är mer reserverat frigörs resten, och dras ett högre belopp betalar vi tillbaka skillnaden, inom några bankdagar därefter.',
      'invoiced-less': 'Fakturan blir på {charge}.',
      refunded: 'Vi betalar tillbaka {amount} samma väg som du betalade. Du får ett mejl när pengarna är på väg.',
      none: '',
    },
    subscription:
      'Prenumerationen på varorna minskar lika mycket. Ångrade du alla exemplar av en vara kommer inga fler leveranser av den.',
    kept: 'Det här skickar vi',
    show: 'Visa ordern',
  },
  no: {
    subject: 'Ordren din {number} er endret',
    title: 'Varene er tatt ut av ordren din',
    text: 'Du har angret på en del av ordre {number}. Disse varene sender vi ikke:',
    giftCards: {
      one: {
        title: 'Gavekortet gjelder ikke lenger',
        text: 'Du har angret på kjøpet av et gavekort i ordre {number}. Dette gjelder ikke lenger:',
      },
      other: {
        title: 'Gavekortene gjelder ikke lenger',
        text: 'Du har angret på kjøpet av gavekort i ordre {number}. Disse gjelder ikke lenger:',
      },
    },
    newTotal: 'Ordren er nå på {total}.',
    due: {
      onDispatch: 'Du betaler {charge} når vi sender den.',
      atOnce: 'Du betaler {charge} nå, siden ingenting mer skal sendes.',
    },
    money: {
      'charged-less':
        '{due} Er mer reservert, blir resten frigjort, og trekkes et høyere beløp, betaler vi tilbake differansen, i løpet av noen bankdager etterpå.',
      'invoiced-less': 'Fakturaen blir på {charge}.',
      refunded: 'Vi betaler tilbake {amount} på samme måte som du betalte. Du får en e-post når pengene er på vei.',
      none: '',
    },
    subscription:
      'Abonnementet på varene blir tilsvarende mindre. Angret du på alle eksemplarer av en vare, kommer det ingen flere leveringer av den.',
    kept: 'Dette sender vi',
    show: 'Vis ordren',
  },
  de: {
    subject: 'Ihre Bestellung {number} wurde geändert',
    title: 'Die Artikel sind aus Ihrer Bestellung entfernt',
    text: 'Sie haben einen Teil der Bestellung {number} widerrufen. Diese Artikel versenden wir nicht:',
    giftCards: {
      one: {
        title: 'Der Geschenkgutschein ist nicht mehr gültig',
        text: 'Sie haben den Kauf eines Geschenkgutscheins in der Bestellung {number} widerrufen. Dieser ist nicht mehr gültig:',
      },
      other: {
        title: 'Die Geschenkgutscheine sind nicht mehr gültig',
        text: 'Sie haben den Kauf von Geschenkgutscheinen in der Bestellung {number} widerrufen. Diese sind nicht mehr gültig:',
      },
    },
    newTotal: 'Ihre Bestellung beläuft sich jetzt auf {total}.',
    due: {
      onDispatch: 'Beim Versand zahlen Sie {charge}.',
      atOnce: 'Sie zahlen {charge} jetzt, da nichts mehr versendet wird.',
    },
    money: {
      'charged-less':
        '{due} Ist mehr reserviert, wird der Rest freigegeben, und wird ein höherer Betrag abgebucht, erstatten wir die Differenz, jeweils einige Bankarbeitstage danach.',
      'invoiced-less': 'Die Rechnung lautet auf {charge}.',
      refunded: 'Wir erstatten {amount} über dasselbe Zahlungsmittel. Sie erhalten eine E-Mail, sobald das Geld unterwegs ist.',
      none: '',
    },
    subscription:
      'Das Abonnement der Artikel verringert sich entsprechend. Haben Sie alle Stücke eines Artikels widerrufen, wird er nicht mehr geliefert.',
    kept: 'Das versenden wir',
    show: 'Bestellung ansehen',
  },
  da: {
    subject: 'Din ordre {number} er ændret',
    title: 'Varerne er taget ud af din ordre',
    text: 'Du har fortrudt en del af ordre {number}. Disse varer sender vi ikke:',
    giftCards: {
      one: {
        title: 'Gavekortet gælder ikke længere',
        text: 'Du har fortrudt købet af et gavekort i ordre {number}. Dette gælder ikke længere:',
      },
      other: {
        title: 'Gavekortene gælder ikke længere',
        text: 'Du har fortrudt købet af gavekort i ordre {number}. Disse gælder ikke længere:',
      },
    },
    newTotal: 'Ordren er nu på {total}.',
    due: {
      onDispatch: 'Du betaler {charge}, når vi sender den.',
      atOnce: 'Du betaler {charge} nu, da der ikke skal sendes mere.',
    },
    money: {
      'charged-less':
        '{due} Er der reserveret mere, bliver resten frigivet, og trækkes et højere beløb, betaler vi forskellen tilbage, inden for nogle bankdage derefter.',
      'invoiced-less': 'Fakturaen bliver på {charge}.',
      refunded: 'Vi betaler {amount} tilbage på samme måde, som du betalte. Du får en e-mail, når pengene er på vej.',
      none: '',
    },
    subscription:
      'Abonnementet på varerne bliver tilsvarende mindre. Har du fortrudt alle eksemplarer af en vare, kommer der ikke flere leveringer af den.',
    kept: 'Det sender vi',
    show: 'Se ordren',
  },
}
