import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../app/store/languages'
import { da } from '../app/store/strings/da'
import { de } from '../app/store/strings/de'
import { no } from '../app/store/strings/no'
import { sv } from '../app/store/strings/sv'
import { exampleMails } from '../backend/mail/examples/example-mails'
import { BRANDS } from '../backend/seed/data/catalogue/brands'
import { buildCatalogue } from '../backend/seed/data/catalogue/build-catalogue'
import { buildContent } from '../backend/seed/data/content/build-content'
import { faultyWords } from './support/words/faulty-words'
import { textsIn } from './support/words/texts-in'

const STRINGS = { sv, no, de, da } as const
/** Words of a purchase. */
const BUYER = { sv: /köp(t|are)/, no: /kjøp(t|er)/, de: /gekauft|Käufer/, da: /køb(t|er)/ } as const
/** The footer's four topics: invoice, shipping, return policy, secure checkout (spec section 2, Footer). */
const FOOTER_TOPICS = {
  sv: /faktur|betal|skickas|vardag|ångerrätt|retur|trygg|säker/i,
  no: /faktur|betal|sendes|hverdag|angrerett|retur|trygg|sikker/i,
  de: /rechnung|zahl|versand|werktag|widerruf|rückgabe|sicher/i,
  da: /faktur|betal|sendes|hverdag|fortrydelse|retur|tryg|sikker/i,
} as const
const EMAIL_ADDRESS = /e-(post|mail)-?adress/i

const content = buildContent()
const catalogue = buildCatalogue()

const pagesIn = (language: Language) =>
  content.pages.flatMap(({ title, description, content: html }) => [title[language], description[language], html[language]])

const widgetsIn = (language: Language) => [
  ...content.widgets.map((widget) => widget.content[language]),
  ...content.hints.map(({ title }) => title[language]),
]

// docs/language.md has the words that are used instead, and why.
describe.each(LANGUAGES)('in %s', (language) => {
  it('no string has a word of another language, a faulty word or faulty punctuation', () => {
    expect(faultyWords(Object.values(STRINGS[language]), language)).toEqual([])
  })

  it('no line ends between a figure and its percent sign', () => {
    expect(Object.values(STRINGS[language]).filter((text) => /(?:\}\}|\d) %/.test(text))).toEqual([])
  })

  it('the selling points of the header repeat no words of the footer or the home page, and no topic of the footer', () => {
    const texts = (start: string) =>
      Object.entries(STRINGS[language]).flatMap(([key, text]) => (key.startsWith(start) ? [text] : []))
    const [points, reasons] = [texts('selling.'), texts('home.why')]
    expect([points.length, reasons.length, texts('footer.').length > 8]).toEqual([4, 9, true])
    const below = [...texts('footer.'), ...reasons]
    expect(points.filter((point) => below.some((text) => text.toLowerCase().includes(point.toLowerCase())))).toEqual([])
    expect([...points, ...reasons].filter((text) => FOOTER_TOPICS[language].test(text))).toEqual([])
  })

  it('a text about a button quotes the whole button', () => {
    const { 'checkout.servicePoint.later': text, 'checkout.update': button } = STRINGS[language]
    expect(text).toContain(button)
  })

  it('the sentences about who may write a review agree, and ask for what its form asks for', () => {
    const said = STRINGS[language]
    for (const rule of [said['reviews.rule'], said['reviews.empty.text']]) expect(rule).toMatch(BUYER[language])
    const { 'reviews.rule': rule, 'review.order': number, 'review.invited': invited } = said
    expect(rule.toLowerCase()).toContain(number.toLowerCase())
    for (const text of [rule, said['review.email']]) expect(text).toMatch(EMAIL_ADDRESS)
    for (const text of [rule, invited]) expect(text).toContain(said['reviews.verified'])
  })

  it('nor has a page, a widget or the link of a search hint', () => {
    expect(faultyWords([...pagesIn(language), ...widgetsIn(language)], language)).toEqual([])
  })

  it('nor has a mail', () => {
    expect(faultyWords(textsIn(exampleMails(language)), language)).toEqual([])
  })

  it('nor has the name or text of a category, a tag, an attribute or a product', () => {
    const { categories, tags, attributes, products } = catalogue
    const named = [...categories, ...tags, ...products].flatMap(({ name, description }) => [
      name[language],
      description[language],
    ])
    const values = attributes.flatMap(({ name, values: words }) => [name, ...Object.values(words ?? {})])
    expect(faultyWords([...new Set([...named, ...values.map((text) => text[language])])], language)).toEqual([])
  })

  it('nor has the text of a brand', () => {
    expect(
      faultyWords(
        BRANDS.map(({ description }) => description[language]),
        language,
      ),
    ).toEqual([])
  })
})

it('the address of no manufacturer says that it is made up', () => {
  expect(
    faultyWords(
      BRANDS.map(({ manufacturer: { name, address } }) => `${name}, ${address}`),
      'sv',
    ),
  ).toEqual([])
})
