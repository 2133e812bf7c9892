import type { Language } from '../../../app/commerce/contract/languages'

type SaleTexts = {
  invoice: string
  credit: string
  /** Begins of file names. */
  invoiceFile: string
  creditFile: string
  number: string
  creditNumber: string
  date: string
  /** The day of the supply, which is that of dispatch. */
  sent: string
  ordered: string
  /** The invoice that a credit note changes. */
  changes: string
  buyer: string
  organisationNumber: string
  reference: string
  lines: string
  /** Heads of the columns: article, pieces, price of one without VAT, VAT rate, and the amount with VAT. */
  columns: readonly [string, string, string, string, string]
  freight: string
  fee: string
  /** The statutory deposit of starter batteries. */
  deposit: string
  /** A label that the shopper has bought for a return. */
  returnLabel: string
  /** An amount that is not refunded, because goods have lost value. */
  deducted: string
  /** An amount that is not refunded, because it was given back before its goods came back. */
  givenBefore: string
  /** A refund without particular goods. */
  reduction: string
  giftCard: string
  total: string
  toPay: string
  credited: string
  payment: string
  due: string
  recipient: string
  paid: string
  late: string
  seller: string
  sellerLine: string
}

/** The words of invoices and credit notes. */
export const SALE_TEXTS: Record<Language, SaleTexts> = {
  sv: {
    invoice: 'Faktura',
    credit: 'Kreditfaktura',
    invoiceFile: 'faktura',
    creditFile: 'kreditfaktura',
    number: 'Fakturanummer',
    creditNumber: 'Kreditfakturans nummer',
    date: 'Fakturadatum',
    sent: 'Leveransdatum',
    ordered: 'Beställd',
    changes: 'Avser order',
    buyer: 'Köpare',
    organisationNumber: 'Organisationsnummer {number}',
    reference: 'Er referens',
    lines: 'Varor',
    columns: ['Vara', 'Antal', 'À-pris exkl. moms', 'Moms', 'Belopp inkl. moms'],
    freight: 'Frakt',
    fee: 'Avgift för betalsätt',
    deducted: 'Avdrag för minskat värde',
    reduction: 'Återbetalning',
    givenBefore: 'Redan återbetalt',
    returnLabel: 'Returetikett',
    deposit: 'Pant för startbatteri',
    giftCard: 'Betalt med presentkort ···{last4}',
    total: 'Totalt inkl. moms',
    toPay: 'Att betala',
    credited: 'Krediterat inkl. moms',
    payment: 'Betalning',
    due: 'Förfallodag',
    recipient: 'Betalningsmottagare',
    paid: 'Fakturan är betald.',
    late: 'Ange {reference} när du betalar. Betalas fakturan efter förfallodagen kan vi ta ut dröjsmålsränta enligt räntelagen.',
    seller: 'Säljare',
    sellerLine: 'Organisationsnummer {registration}, momsregistreringsnummer {vatNumber}. Godkänd för F-skatt.',
  },
  no: {
    invoice: 'Faktura',
    credit: 'Kreditnota',
    invoiceFile: 'faktura',
    creditFile: 'kreditnota',
    number: 'Fakturanummer',
    creditNumber: 'Kreditnotanummer',
    date: 'Fakturadato',
    sent: 'Leveringsdato',
    ordered: 'Bestilt',
    changes: 'Gjelder ordre',
    buyer: 'Kjøper',
    organisationNumber: 'Organisasjonsnummer {number}',
    reference: 'Deres referanse',
    lines: 'Varer',
    columns: ['Vare', 'Antall', 'Stykkpris ekskl. mva.', 'Mva.', 'Beløp inkl. mva.'],
    freight: 'Frakt',
    fee: 'Gebyr for betalingsmåten',
    deducted: 'Fradrag for verdireduksjon',
    reduction: 'Tilbakebetaling',
    givenBefore: 'Allerede tilbakebetalt',
    returnLabel: 'Returetikett',
    deposit: 'Pant for startbatteri',
    giftCard: 'Betalt med gavekort ···{last4}',
    total: 'Totalt inkl. mva.',
    toPay: 'Å betale',
    credited: 'Kreditert inkl. mva.',
    payment: 'Betaling',
    due: 'Forfallsdato',
    recipient: 'Betalingsmottaker',
    paid: 'Fakturaen er betalt.',
    late: 'Oppgi {reference} når du betaler. Betales fakturaen etter forfall, kan vi kreve forsinkelsesrente etter forsinkelsesrenteloven.',
    seller: 'Selger',
    sellerLine: 'Foretaksregisteret, organisasjonsnummer {vatNumber}',
  },
  de: {
    invoice: 'Rechnung',
    credit: 'Rechnungskorrektur',
    invoiceFile: 'rechnung',
    creditFile: 'rechnungskorrektur',
    number: 'Rechnungsnummer',
    creditNumber: 'Nummer',
    date: 'Rechnungsdatum',
    sent: 'Lieferdatum',
    ordered: 'Bestellt am',
    changes: 'Zu Bestellung',
    buyer: 'Käufer',
    organisationNumber: 'USt-IdNr. oder Handelsregisternummer: {number}',
    reference: 'Ihre Referenz',
    lines: 'Artikel',
    columns: ['Artikel', 'Menge', 'Einzelpreis netto', 'MwSt.', 'Betrag brutto'],
    freight: 'Versand',
    fee: 'Gebühr für die Zahlungsart',
    deducted: 'Abzug für Wertverlust',
    reduction: 'Erstattung',
    givenBefore: 'Bereits erstattet',
    returnLabel: 'Rücksendeetikett',
    deposit: 'Pfand für Starterbatterie (§ 19 BattDG)',
    giftCard: 'Mit Geschenkgutschein ···{last4} bezahlt',
    total: 'Gesamt inkl. MwSt.',
    toPay: 'Zu zahlen',
    credited: 'Gutgeschrieben inkl. MwSt.',
    payment: 'Zahlung',
    due: 'Zahlbar bis',
    recipient: 'Zahlungsempfänger',
    paid: 'Die Rechnung ist bezahlt.',
    late: 'Bitte geben Sie {reference} an. Zahlen Sie nicht innerhalb von 30 Tagen nach Fälligkeit und Zugang dieser Rechnung, kommen Sie in Verzug (§ 286 Abs. 3 BGB).',
    seller: 'Verkäufer',
    sellerLine: '{registration}, USt-IdNr. {vatNumber}',
  },
  da: {
    invoice: 'Faktura',
    credit: 'Kreditnota',
    invoiceFile: 'faktura',
    creditFile: 'kreditnota',
    number: 'Fakturanummer',
    creditNumber: 'Kreditnotanummer',
    date: 'Fakturadato',
    sent: 'Leveringsdato',
    ordered: 'Bestilt',
    changes: 'Vedrører ordre',
    buyer: 'Køber',
    organisationNumber: 'CVR-nr. {number}',
    reference: 'Jeres reference',
    lines: 'Varer',
    columns: ['Vare', 'Antal', 'Stykpris ekskl. moms', 'Moms', 'Beløb inkl. moms'],
    freight: 'Fragt',
    fee: 'Gebyr for betalingsmåden',
    deducted: 'Fradrag for værdiforringelse',
    reduction: 'Tilbagebetaling',
    givenBefore: 'Allerede tilbagebetalt',
    returnLabel: 'Returlabel',
    deposit: 'Pant for startbatteri',
    giftCard: 'Betalt med gavekort ···{last4}',
    total: 'I alt inkl. moms',
    toPay: 'At betale',
    credited: 'Krediteret inkl. moms',
    payment: 'Betaling',
    due: 'Forfaldsdato',
    recipient: 'Betalingsmodtager',
    paid: 'Fakturaen er betalt.',
    late: 'Oplys {reference}, når du betaler. Betales fakturaen efter forfaldsdatoen, kan vi kræve morarente efter renteloven.',
    seller: 'Sælger',
    sellerLine: 'CVR-nr. {registration}, momsnr. {vatNumber}',
  },
}
