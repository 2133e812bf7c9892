import type { Language } from '../../../app/commerce/contract/languages'

type OrderTexts = {
  number: string
  placed: string
  article: string
  sum: string
  sku: string
  /** `{quantity}` pieces at `{price}` each. */
  pieces: string
  interval: string
  expected: string
  goods: string
  /** `{code}` is the discount code. */
  discount: string
  customerDiscount: string
  freight: string
  fee: string
  free: string
  total: string
  vat: string
  /** A gift card that pays a part. */
  giftCard: string
  /** The rest that the order leaves on the card. */
  giftCardLeft: string
  toPay: string
  delivery: string
  arrives: string
  servicePoint: string
  /** The customer's number at DHL. */
  postNumber: string
  address: string
  billing: string
  company: string
  reference: string
  gift: string
  giftAtOnce: string
  /** In an order with goods, the payment is captured and the card created when the goods are sent. */
  giftWithGoods: string
  giftNotBefore: string
  payment: string
  due: string
  /** Before dispatch. */
  dueAfter: string
  /** Labels of an invoice's amount, due day and recipient. */
  owed: string
  dueDay: string
  recipient: string
  paid: string
  unpaid: string
  message: string
}

/** The words of an order's data, in every mail about an order. */
export const ORDER_TEXTS: Record<Language, OrderTexts> = {
  sv: {
    number: 'Ordernummer',
    placed: 'Beställd',
    article: 'Vara',
    sum: 'Belopp',
    sku: 'Art.nr {sku}',
    pieces: '{quantity} st à {price}',
    interval: 'Prenumeration: {interval}',
    expected: 'Väntas i lager {day}',
    goods: 'Varor',
    discount: 'Rabatt {code}',
    customerDiscount: 'Din kundrabatt',
    freight: 'Frakt',
    fee: 'Avgift för betalsätt',
    free: 'Fri frakt',
    total: 'Totalt',
    vat: 'Varav moms',
    ...{ giftCard: 'Presentkort ···{last4}', giftCardLeft: 'Kvar på ···{last4} efter köpet' },
    toPay: 'Betalas på annat sätt',
    delivery: 'Leverans',
    arrives: 'Beräknad leverans',
    ...{ servicePoint: 'Hämtas hos', postNumber: 'Kundnummer hos DHL' },
    ...{ address: 'Adress', billing: 'Fakturaadress' },
    company: 'Företag',
    reference: 'Er referens',
    gift: 'Presentkort till',
    giftAtOnce: 'Skickas så snart ordern är bekräftad',
    giftWithGoods: 'Skickas när varorna i ordern skickas',
    giftNotBefore: 'Skickas {day}, men tidigast när varorna i ordern skickas',
    payment: 'Betalning',
    due: 'Betalas senast {day}',
    dueAfter: 'Fakturan mejlas när varorna skickas, och ska betalas inom {days} dagar därefter',
    ...{ owed: 'Att betala', dueDay: 'Betalas senast', recipient: 'Betalningsmottagare' },
    ...{ paid: 'Betalningen är godkänd', unpaid: 'Vi väntar på betalningen' },
    message: 'Ditt meddelande',
  },
  no: {
    number: 'Ordrenummer',
    placed: 'Bestilt',
    article: 'Vare',
    sum: 'Beløp',
    sku: 'Varenr. {sku}',
    pieces: '{quantity} stk. à {price}',
    interval: 'Abonnement: {interval}',
    expected: 'Ventes på lager {day}',
    goods: 'Varer',
    discount: 'Rabatt {code}',
    customerDiscount: 'Din kunderabatt',
    freight: 'Frakt',
    fee: 'Gebyr for betalingsmåten',
    free: 'Fri frakt',
    total: 'Totalt',
    vat: 'Herav mva.',
    ...{ giftCard: 'Gavekort ···{last4}', giftCardLeft: 'Igjen på ···{last4} etter kjøpet' },
    toPay: 'Betales på annen måte',
    delivery: 'Levering',
    arrives: 'Forventet levering',
    ...{ servicePoint: 'Hentes hos', postNumber: 'Kundenummer hos DHL' },
    ...{ address: 'Adresse', billing: 'Fakturaadresse' },
    company: 'Bedrift',
    reference: 'Deres referanse',
    gift: 'Gavekort til',
    giftAtOnce: 'Sendes så snart ordren er bekreftet',
    giftWithGoods: 'Sendes når varene i ordren sendes',
    giftNotBefore: 'Sendes {day}, men tidligst når varene i ordren sendes',
    payment: 'Betaling',
    due: 'Betales innen {day}',
    dueAfter: 'Fakturaen kommer på e-post når varene sendes, og betales innen {days} dager deretter',
    ...{ owed: 'Å betale', dueDay: 'Forfallsdato', recipient: 'Betalingsmottaker' },
    ...{ paid: 'Betalingen er godkjent', unpaid: 'Vi venter på betalingen' },
    message: 'Meldingen din',
  },
  de: {
    number: 'Bestellnummer',
    placed: 'Bestellt am',
    article: 'Artikel',
    sum: 'Betrag',
    sku: 'Art.-Nr. {sku}',
    pieces: '{quantity} Stück zu je {price}',
    interval: 'Abonnement: {interval}',
    expected: 'Voraussichtlich ab {day} auf Lager',
    goods: 'Artikel',
    discount: 'Rabatt {code}',
    customerDiscount: 'Ihr Kundenrabatt',
    freight: 'Versandkosten',
    fee: 'Gebühr für die Zahlungsart',
    free: 'Kostenloser Versand',
    total: 'Gesamtbetrag',
    vat: 'Enthaltene MwSt.',
    ...{ giftCard: 'Geschenkgutschein ···{last4}', giftCardLeft: 'Restguthaben auf ···{last4} nach dem Kauf' },
    toPay: 'Auf andere Weise zu zahlen',
    delivery: 'Versand',
    arrives: 'Voraussichtliche Lieferung',
    ...{ servicePoint: 'Abholung bei', postNumber: 'DHL-Postnummer' },
    ...{ address: 'Lieferadresse', billing: 'Rechnungsadresse' },
    company: 'Unternehmen',
    reference: 'Ihre Referenz',
    gift: 'Geschenkgutschein für',
    giftAtOnce: 'Wird versendet, sobald die Bestellung bestätigt ist',
    giftWithGoods: 'Wird versendet, wenn die Artikel der Bestellung verschickt werden',
    giftNotBefore: 'Wird am {day} versendet, aber frühestens mit den Artikeln der Bestellung',
    payment: 'Zahlung',
    due: 'Zahlbar bis {day}',
    dueAfter: 'Die Rechnung kommt per E-Mail, wenn die Ware verschickt wird, und ist innerhalb von {days} Tagen danach zu zahlen',
    ...{ owed: 'Zu zahlen', dueDay: 'Zahlbar bis', recipient: 'Zahlungsempfänger' },
    ...{ paid: 'Die Zahlung ist bestätigt', unpaid: 'Wir warten auf die Zahlung' },
    message: 'Ihre Nachricht',
  },
  da: {
    number: 'Ordrenummer',
    placed: 'Bestilt',
    article: 'Vare',
    sum: 'Beløb',
    sku: 'Varenr. {sku}',
    pieces: '{quantity} stk. à {price}',
    interval: 'Abonnement: {interval}',
    expected: 'Forventes på lager {day}',
    goods: 'Varer',
    discount: 'Rabat {code}',
    customerDiscount: 'Din kunderabat',
    freight: 'Fragt',
    fee: 'Gebyr for betalingsmåden',
    free: 'Gratis fragt',
    total: 'I alt',
    vat: 'Heraf moms',
    ...{ giftCard: 'Gavekort ···{last4}', giftCardLeft: 'Tilbage på ···{last4} efter købet' },
    toPay: 'Betales på anden måde',
    delivery: 'Levering',
    arrives: 'Forventet levering',
    ...{ servicePoint: 'Hentes hos', postNumber: 'Kundenummer hos DHL' },
    ...{ address: 'Adresse', billing: 'Faktureringsadresse' },
    company: 'Virksomhed',
    reference: 'Jeres reference',
    gift: 'Gavekort til',
    giftAtOnce: 'Sendes, så snart ordren er bekræftet',
    giftWithGoods: 'Sendes, når varerne i ordren sendes',
    giftNotBefore: 'Sendes {day}, men tidligst når varerne i ordren sendes',
    payment: 'Betaling',
    due: 'Betales senest {day}',
    dueAfter: 'Fakturaen kommer på e-mail, når varerne sendes, og skal betales inden for {days} dage derefter',
    ...{ owed: 'At betale', dueDay: 'Betales senest', recipient: 'Betalingsmodtager' },
    ...{ paid: 'Betalingen er godkendt', unpaid: 'Vi venter på betalingen' },
    message: 'Din besked',
  },
}
