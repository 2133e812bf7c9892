import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../app/commerce/contract/languages'
import { storeOf } from '../../stores/stores'
import { textsOfPdf } from '../../tests/pdf-text'
import { exampleLegalPages } from '../examples/example-mails'
import { legalFile } from './legal-file'
import { readHtml } from './read-html'

/**
 * The contents that each country's law requires: of annex I of Directive 2011/83/EU the period and its beginning,
 * the withdrawal function, the refund, who pays for the return, and the form; the seller's address, the
 * complaints board, and where old batteries go.
 */
const NEEDED: Record<Language, readonly string[]> = {
  sv: [
    'lagen om distansavtal',
    '14 dagar',
    'Ångerblankett',
    'får den sista varan i fysisk besittning',
    'Du kan också utöva din ångerrätt online under Ångra avtalet här',
    'inklusive leveranskostnader',
    'den direkta kostnaden för att returnera varorna',
    'frånträder mitt/vårt (*) köpeavtal avseende följande varor',
    'Spänningsgatan 12',
    'Allmänna reklamationsnämnden',
    'Batterier får inte kastas',
  ],
  no: [
    'angrerettloven',
    '14 dager',
    'Angreskjema',
    'fått den siste varen i fysisk besittelse',
    'Du kan også bruke angreretten på nett under Angre kjøpet her',
    'inklusive leveringskostnader',
    'bære de direkte kostnadene ved å returnere varene',
    'gå fra min/vår avtale',
    'Spenningsveien 12',
    'Forbrukertilsynet',
  ],
  de: [
    'Widerrufsbelehrung',
    'binnen vierzehn Tagen',
    'Muster-Widerrufsformular',
    'die letzte Ware in Besitz genommen haben bzw. hat',
    'Sie können Ihr Widerrufsrecht auch online unter Vertrag widerrufen',
    'unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung',
    'in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet',
    'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren',
    'Hiermit widerrufe(n) ich/wir',
    'Voltaweg 12',
    'Altbatterien gehören nicht in den Hausmüll',
  ],
  da: [
    'forbrugeraftaleloven',
    '14 dage',
    'Standardfortrydelsesformular',
    'får den sidste vare i fysisk besiddelse',
    'Du kan også udøve din fortrydelsesret online under Fortryd aftale',
    'herunder leveringsomkostninger',
    'direkte udgifter i forbindelse med returneringen af varerne',
    'gøre fortrydelsesretten gældende',
    'Spændingsvej 12',
    'Nævnenes Hus',
  ],
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('the file has every word of the terms, the withdrawal instruction and form, and the battery take-back', async () => {
    const pages = exampleLegalPages(language)
    const { content } = await legalFile(pages, storeOf(language), {
      brand: 'Kraftcell',
      now: new Date('2026-11-22T12:00:00Z'),
      sold: 'goods',
      buyer: 'consumer',
    })
    const text = textOfPdf(content)
    for (const words of NEEDED[language]) expect(text).toContain(letters(words))
    for (const { title, content: html } of pages) {
      expect(text).toContain(letters(title))
      for (const passage of readHtml(html)) expect(text).toContain(letters(passage.text))
    }
  })
})

it('reads headings, paragraphs, items and rows, without links and emphasis', () => {
  const html = `<h2>1. Köp</h2><p>Se <a href="/sv/frakt">Frakt</a>,
    <strong>nu</strong>.</p><ol><li>Först</li><li><p>Sedan</p></li></ol><ul><li>Punkt</li></ul>
    <table><tr><th>Tecken</th><th>Betyder</th></tr><tr><td>Pb</td><td>Bly &amp; mer</td></tr></table>Efter`
  expect(readHtml(html).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: 1. Köp',
    'paragraph: Se Frakt, nu.',
    'item: 1. Först',
    'item: 2. Sedan',
    'item: • Punkt',
    'row: Tecken – Betyder',
    'row: Pb – Bly & mer',
    'paragraph: Efter',
  ])
})

/** The letters and digits of all pages: a PDF may break a line at any space, and dashes have codes of their own. */
const textOfPdf = (content: Uint8Array): string =>
  letters(
    textsOfPdf(content)
      .map(({ text }) => text)
      .join(''),
  )

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
