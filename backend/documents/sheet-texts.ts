import type { Language } from '../../app/commerce/contract/languages'

type SheetTexts = {
  title: string
  sku: string
  mpn: string
  brand: string
  size: string
  numbers: string
  facts: string
  contents: string
  fits: string
  /** `{count}` is the number of models that are not listed. */
  moreFits: string
  safety: string
  disposal: string
  disposalText: string
  manufacturer: string
  /** `{day}` is when the sheet was made, `{page}` of `{pages}` where one is. */
  made: string
  page: string
}

/** The words of a data sheet. */
export const SHEET_TEXTS: Record<Language, SheetTexts> = {
  sv: {
    title: 'Datablad',
    sku: 'Artikelnummer',
    mpn: 'Tillverkarens nummer',
    brand: 'Varumärke',
    size: 'Mått',
    numbers: 'Produkt',
    facts: 'Tekniska data',
    contents: 'Innehåll',
    fits: 'Passar till',
    moreFits: 'Hela listan (ytterligare modeller: {count}) finns på produktsidan i butiken.',
    safety: 'Säkerhet',
    disposal: 'När produkten är uttjänt',
    disposalText: 'Hör inte hemma i hushållssoporna. Lämnas gratis där batterier och elektronik samlas in, eller i butik.',
    manufacturer: 'Tillverkare',
    made: 'Uppgifter per {day}',
    page: 'Sida {page} av {pages}',
  },
  no: {
    title: 'Datablad',
    sku: 'Varenummer',
    mpn: 'Produsentens nummer',
    brand: 'Merke',
    size: 'Mål',
    numbers: 'Produkt',
    facts: 'Tekniske data',
    contents: 'Innhold',
    fits: 'Passer til',
    moreFits: 'Hele listen (flere modeller: {count}) finner du på produktsiden i butikken.',
    safety: 'Sikkerhet',
    disposal: 'Når produktet skal kastes',
    disposalText: 'Hører ikke hjemme i restavfallet. Leveres gratis der batterier og elektronikk samles inn, eller i butikk.',
    manufacturer: 'Produsent',
    made: 'Opplysninger per {day}',
    page: 'Side {page} av {pages}',
  },
  de: {
    title: 'Datenblatt',
    sku: 'Artikelnummer',
    mpn: 'Herstellernummer',
    brand: 'Marke',
    size: 'Maße',
    numbers: 'Produkt',
    facts: 'Technische Daten',
    contents: 'Inhalt',
    fits: 'Passend für',
    moreFits: 'Die ganze Liste (weitere Modelle: {count}) steht auf der Produktseite im Shop.',
    safety: 'Sicherheit',
    disposal: 'Entsorgung',
    disposalText:
      'Gehört nicht in den Hausmüll. Die Rückgabe ist kostenlos: an Sammelstellen für Batterien und Elektrogeräte oder im Handel.',
    manufacturer: 'Hersteller',
    made: 'Stand der Angaben: {day}',
    page: 'Seite {page} von {pages}',
  },
  da: {
    title: 'Datablad',
    sku: 'Varenummer',
    mpn: 'Producentens nummer',
    brand: 'Mærke',
    size: 'Mål',
    numbers: 'Produkt',
    facts: 'Tekniske data',
    contents: 'Indhold',
    fits: 'Passer til',
    moreFits: 'Hele listen (flere modeller: {count}) står på produktsiden i butikken.',
    safety: 'Sikkerhed',
    disposal: 'Når produktet er udtjent',
    disposalText:
      'Hører ikke til i husholdningsaffaldet. Afleveres gratis, hvor batterier og elektronik indsamles, eller i butikken.',
    manufacturer: 'Producent',
    made: 'Oplysninger pr. {day}',
    page: 'Side {page} af {pages}',
  },
}
