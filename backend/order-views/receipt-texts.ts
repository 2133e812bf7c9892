import type { Language } from '../../app/commerce/contract/languages'

type ReceiptTexts = {
  receipt: string
  /** For an order that is not paid. */
  document: string
  receiptName: string
  documentName: string
  order: string
  /** The number of a receipt, which is that of its order, and its day. */
  number: string
  date: string
  delivered: string
  /** Heads of the table of lines: article, pieces, price of one with VAT, VAT rate, and the amount with VAT. */
  columns: readonly [string, string, string, string, string]
  vatRates: string
  /** Heads of the table of VAT: rate, net amount, VAT, total. */
  vatColumns: readonly [string, string, string, string]
  /** The label of lines without VAT. */
  noVat: string
  /** `{name}` is the way to pay, `{day}` when it was paid. */
  paidOn: string
  paid: string
  unpaid: string
  /** `{day}` is when an amount was given back. */
  refunded: string
  /**
   * For an invoice that is not paid: an amount credited of it, the state of one that is credited whole, and what is left to pay.
   */
  credited: string
  creditedWhole: string
  left: string
  seller: string
  /** `{day}` is when the file was made, `{page}` of `{pages}` where one is. */
  made: string
  page: string
}

/** The words of a receipt beside those of the order's data (words/order-texts.ts). */
export const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  sv: {
    receipt: 'Kvitto',
    document: 'Orderunderlag',
    receiptName: 'kvitto',
    documentName: 'orderunderlag',
    order: 'Order',
    number: 'Kvitto- och ordernummer',
    date: 'Kvittodatum',
    delivered: 'Leveransadress',
    columns: ['Vara', 'Antal', 'À-pris inkl. moms', 'Moms', 'Belopp inkl. moms'],
    vatRates: 'Moms',
    vatColumns: ['Momssats', 'Netto', 'Moms', 'Totalt'],
    noVat: 'Presentkort säljs utan moms. Momsen ingår i det köp som kortet betalar.',
    paidOn: '{name}, betalt {day}',
    paid: 'Betald',
    unpaid: 'Inte betald',
    refunded: 'Återbetalt {day}',
    seller: 'Säljare',
    credited: 'Krediterat {day}',
    creditedWhole: 'Fakturan är krediterad',
    left: 'Kvar att betala',
    made: 'Utskrivet {day}',
    page: 'Sida {page} av {pages}',
  },
  no: {
    receipt: 'Kvittering',
    document: 'Ordreoversikt',
    receiptName: 'kvittering',
    documentName: 'ordreoversikt',
    order: 'Ordre',
    number: 'Kvitterings- og ordrenummer',
    date: 'Kvitteringsdato',
    delivered: 'Leveringsadresse',
    columns: ['Vare', 'Antall', 'Stykkpris inkl. mva.', 'Mva.', 'Beløp inkl. mva.'],
    vatRates: 'Merverdiavgift',
    vatColumns: ['Mva.-sats', 'Netto', 'Mva.', 'Totalt'],
    noVat: 'Gavekort selges uten mva. Avgiften inngår i kjøpet som kortet betaler.',
    paidOn: '{name}, betalt {day}',
    paid: 'Betalt',
    unpaid: 'Ikke betalt',
    refunded: 'Tilbakebetalt {day}',
    seller: 'Selger',
    credited: 'Kreditert {day}',
    creditedWhole: 'Fakturaen er kreditert',
    left: 'Gjenstår å betale',
    made: 'Skrevet ut {day}',
    page: 'Side {page} av {pages}',
  },
  de: {
    receipt: 'Beleg',
    document: 'Bestellübersicht',
    receiptName: 'beleg',
    documentName: 'bestelluebersicht',
    order: 'Bestellung',
    number: 'Beleg- und Bestellnummer',
    date: 'Belegdatum',
    delivered: 'Lieferadresse',
    columns: ['Artikel', 'Menge', 'Einzelpreis brutto', 'MwSt.', 'Betrag brutto'],
    vatRates: 'Mehrwertsteuer',
    vatColumns: ['Steuersatz', 'Netto', 'MwSt.', 'Gesamt'],
    noVat:
      'Geschenkgutscheine werden ohne Mehrwertsteuer verkauft. Sie ist in dem Kauf enthalten, der mit dem Gutschein bezahlt wird.',
    paidOn: '{name}, bezahlt am {day}',
    paid: 'Bezahlt',
    unpaid: 'Nicht bezahlt',
    refunded: 'Erstattet am {day}',
    credited: 'Gutgeschrieben am {day}',
    creditedWhole: 'Der Rechnungsbetrag ist gutgeschrieben',
    left: 'Noch zu zahlen',
    seller: 'Verkäufer',
    made: 'Ausgestellt am {day}',
    page: 'Seite {page} von {pages}',
  },
  da: {
    receipt: 'Kvittering',
    document: 'Ordreoversigt',
    receiptName: 'kvittering',
    documentName: 'ordreoversigt',
    order: 'Ordre',
    number: 'Kvitterings- og ordrenummer',
    date: 'Kvitteringsdato',
    delivered: 'Leveringsadresse',
    columns: ['Vare', 'Antal', 'Stykpris inkl. moms', 'Moms', 'Beløb inkl. moms'],
    vatRates: 'Moms',
    vatColumns: ['Momssats', 'Netto', 'Moms', 'I alt'],
    noVat: 'Gavekort sælges uden moms. Momsen indgår i det køb, som kortet betaler.',
    paidOn: '{name}, betalt {day}',
    paid: 'Betalt',
    unpaid: 'Ikke betalt',
    refunded: 'Tilbagebetalt {day}',
    seller: 'Sælger',
    credited: 'Krediteret {day}',
    creditedWhole: 'Fakturaen er krediteret',
    left: 'Mangler at blive betalt',
    made: 'Udskrevet {day}',
    page: 'Side {page} af {pages}',
  },
}
