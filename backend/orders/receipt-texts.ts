import type { Language } from '../../app/commerce/contract/languages'

type ReceiptTexts = {
  receipt: string
  /** For an order that is not paid. */
  document: string
  receiptName: string
  documentName: string
  order: string
  buyer: string
  organisationNumber: string
  vatRates: string
  /** Heads of the table of VAT: rate, net amount, VAT, total. */
  vatColumns: readonly [string, string, string, string]
  paid: string
  unpaid: string
  refunded: string
  /** For an invoice that is not paid: an amount credited of it, the state of one that is credited whole, and what is left to pay. */
  credited: string
  creditedWhole: string
  left: string
  seller: string
  registration: string
  /** `{day}` is when the file was made, `{page}` of `{pages}` where one is. */
  made: string
  page: string
}

/** The words of a receipt beside those of the order's data (mail/order/order-texts.ts). */
export const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  sv: {
    ...{ receipt: 'Kvitto', document: 'Orderunderlag', receiptName: 'kvitto', documentName: 'orderunderlag' },
    ...{ order: 'Order', buyer: 'Köpare', organisationNumber: 'Organisationsnummer', vatRates: 'Moms' },
    vatColumns: ['Momssats', 'Netto', 'Moms', 'Totalt'],
    ...{ paid: 'Betald', unpaid: 'Inte betald', refunded: 'Återbetalt', seller: 'Säljare' },
    ...{ credited: 'Krediterat', creditedWhole: 'Fakturan är krediterad', left: 'Kvar att betala' },
    registration: 'Organisationsnummer {registration}, momsregistreringsnummer {vatNumber}.',
    ...{ made: 'Utskrivet {day}', page: 'Sida {page} av {pages}' },
  },
  no: {
    ...{ receipt: 'Kvittering', document: 'Ordreoversikt', receiptName: 'kvittering', documentName: 'ordreoversikt' },
    ...{ order: 'Ordre', buyer: 'Kjøper', organisationNumber: 'Organisasjonsnummer', vatRates: 'Merverdiavgift' },
    vatColumns: ['Mva.-sats', 'Netto', 'Mva.', 'Totalt'],
    ...{ paid: 'Betalt', unpaid: 'Ikke betalt', refunded: 'Refundert', seller: 'Selger' },
    ...{ credited: 'Kreditert', creditedWhole: 'Fakturaen er kreditert', left: 'Gjenstår å betale' },
    registration: 'Foretaksregisteret, organisasjonsnummer {vatNumber}',
    ...{ made: 'Skrevet ut {day}', page: 'Side {page} av {pages}' },
  },
  de: {
    ...{ receipt: 'Beleg', document: 'Bestellübersicht', receiptName: 'beleg', documentName: 'bestelluebersicht' },
    ...{
      order: 'Bestellung',
      buyer: 'Käufer',
      organisationNumber: 'USt-IdNr. oder Handelsregisternummer',
      vatRates: 'Mehrwertsteuer',
    },
    vatColumns: ['Steuersatz', 'Netto', 'MwSt.', 'Gesamt'],
    ...{ paid: 'Bezahlt', unpaid: 'Nicht bezahlt', refunded: 'Erstattet', seller: 'Verkäufer' },
    ...{ credited: 'Gutgeschrieben', creditedWhole: 'Der Rechnungsbetrag ist gutgeschrieben', left: 'Noch zu zahlen' },
    registration: '{registration}, USt-IdNr. {vatNumber}',
    ...{ made: 'Ausgestellt am {day}', page: 'Seite {page} von {pages}' },
  },
  da: {
    ...{ receipt: 'Kvittering', document: 'Ordreoversigt', receiptName: 'kvittering', documentName: 'ordreoversigt' },
    ...{ order: 'Ordre', buyer: 'Køber', organisationNumber: 'CVR-nr.', vatRates: 'Moms' },
    vatColumns: ['Momssats', 'Netto', 'Moms', 'I alt'],
    ...{ paid: 'Betalt', unpaid: 'Ikke betalt', refunded: 'Refunderet', seller: 'Sælger' },
    ...{ credited: 'Krediteret', creditedWhole: 'Fakturaen er krediteret', left: 'Mangler at blive betalt' },
    registration: 'CVR-nr. {registration}, momsnr. {vatNumber}',
    ...{ made: 'Udskrevet {day}', page: 'Side {page} af {pages}' },
  },
}
