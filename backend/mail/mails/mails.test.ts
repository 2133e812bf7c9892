import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../app/commerce/contract/languages'
import { storeOf } from '../../stores/stores'
import { exampleLegalPages, exampleMails } from '../examples/example-mails'
import { exampleOrder } from '../examples/example-order'
import { returnMails } from '../examples/example-returns'
import { LEGAL_TEXTS } from '../legal/legal-blocks'
import { WITHDRAWAL_TEXTS } from '../order/withdrawal-texts'
import type { Block, MailContent } from '../../words/mail'
import { renderMail } from '../render-mail'
import { senderLines } from '../sender-lines'
import { squeezed, textOfHtml } from '../tests/text-of-html'
import { WIDTH } from '../text/wrap'

const ENGLISH = /\b(?:the|your|you|and|with|from|order(?:ed)? (?:of|is)|we|thank|payment|delivery|cancelled)\b/i
/** Two full stops: a value that ends with one, such as `59 kr.`, at the end of a sentence. */
const UNFINISHED = /undefined|\bnull\b|NaN|Infinity|Invalid|\[object|[{}]|\.\./

const cases = LANGUAGES.flatMap((language) =>
  Object.entries(exampleMails(language)).map(([name, content]) => ({ name, language, content })),
)

describe.each(cases)('$name in $language', ({ language, content }) => {
  const { subject, html, text } = renderMail(content, storeOf(language))
  const shown = textOfHtml(html)
  const parts = [subject, content.preheader, shown, text]

  it('has all its texts, and none in English', () => {
    expect(Math.min(...stringsOf(content).map((words) => words.trim().length))).toBeGreaterThan(0)
    for (const part of parts) {
      expect(part).not.toMatch(UNFINISHED)
      expect(part).not.toMatch(ENGLISH)
    }
  })

  it('says the same as HTML and as text', () => {
    const plain = squeezed(text.replaceAll(/^! /gm, ''))
    for (const words of stringsOf(content)) {
      expect(plain).toContain(squeezed(words))
      expect(shown).toContain(squeezed(words))
    }
    for (const url of urlsOf(content)) {
      expect(text).toContain(`\n${url}\n`)
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
    }
  })

  it('repays no negative amount', () => {
    expect(text).not.toMatch(/^! .*−\d/m)
  })

  it('has lines of text that mail programs do not break, except URLs', () => {
    const long = text.split('\n').filter((line) => line.length > WIDTH && !line.startsWith('https://'))
    expect(long).toEqual([])
  })

  it('names its language, and needs nothing from another server to be read', () => {
    expect(html).toContain(`lang="${storeOf(language).iso}"`)
    expect(html).not.toMatch(/<img|<link|<script|url\(/)
    expect(subject.length).toBeLessThanOrEqual(100)
    expect(content.preheader).not.toBe(content.title)
  })
})

it.each(Object.entries(exampleMails('da')))('%s ends no Danish sentence in an amount and a second full stop', (_, content) => {
  expect(renderMail(content, storeOf('da')).text).not.toContain('kr..')
})

it.each(Object.entries(exampleMails('de')))(
  '%s greets in German with an exclamation mark: its next sentence has a capital',
  (_, { blocks }) => {
    const greeting = blocks.flatMap((block) => (block.type === 'text' && block.text.startsWith('Guten Tag') ? [block.text] : []))
    expect(greeting.every((text) => text.endsWith('!'))).toBe(true)
  },
)

it.each(Object.keys(exampleMails('sv')))('%s has its own words in each language', (name) => {
  const texts = LANGUAGES.map((language) => prose(language, name))
  expect(new Set(texts).size).toBe(LANGUAGES.length)
})

/** The words of a mail without the data of the order. */
const prose = (language: Language, name: string): string => {
  const content = exampleMails(language)[name]
  return content === undefined
    ? ''
    : [content.title, ...content.blocks.flatMap((block) => ('text' in block ? block.text : []))].join()
}

const stringsOf = ({ title, blocks }: MailContent): string[] => [title, ...blocks.flatMap(wordsOf)]

function wordsOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
    case 'notice':
    case 'heading':
    case 'quote':
      return [block.text]
    case 'gift-card':
      return [block.name, block.amount, block.label, block.code, block.until]
    case 'facts':
      return block.facts.flatMap(({ name, value }) => [name, ...value])
    case 'receipt':
      return [
        ...Object.values(block.heads),
        ...block.lines.flatMap(({ details, amount }) => [...details, amount]),
        ...block.sums.flatMap(({ name, amount }) => [name, amount]),
      ]
    case 'action':
      return [block.label]
    case 'links':
      return block.links.map(({ label }) => label)
  }
}

const urlsOf = ({ blocks }: MailContent): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'action') return [block.url]
    return block.type === 'links' ? block.links.map(({ url }) => url) : []
  })

it.each(LANGUAGES)('order-undelivered in %s says that a subscription goes on only when its request does', (language) => {
  const { 'order-undelivered-renewal': told, 'order-undelivered-earlier-release': untold } = exampleMails(language)
  expect((told?.blocks.length ?? 0) - (untold?.blocks.length ?? 0)).toBe(1)
})

/** An order that is packed, and days on which a parcel arrives. */
const PACKS = /packar|pakker|packen|Beräknad leverans|Forventet levering|Voraussichtliche Lieferung/i

it.each(
  LANGUAGES.flatMap((language) =>
    ['order-received-gift-card', 'order-awaits-payment-gift-card', 'payment-received-gift-card'].map(
      (name) => [name, language] as const,
    ),
  ),
)('%s, of gift cards alone, speaks of no parcel that is packed or arrives, in %s', (name, language) => {
  const content = exampleMails(language)[name]
  if (content === undefined) throw new Error(`There is no mail ${name}`)
  const { text } = renderMail(content, storeOf(language))
  expect(text).not.toMatch(PACKS)
  const goods = exampleMails(language)['order-received']
  expect(goods && renderMail(goods, storeOf(language)).text).toMatch(PACKS)
})

it.each(LANGUAGES)(
  'the confirmation of gift cards alone says nothing of spent batteries, that of goods does, in %s',
  (language) => {
    const { 'order-received-gift-card': gift, 'order-received': goods } = exampleMails(language)
    const { batteries } = LEGAL_TEXTS[language]
    expect([goods, gift].map((mail) => mail && stringsOf(mail).includes(batteries))).toEqual([true, false])
    const recycling = exampleLegalPages(language).at(-1)?.title ?? ''
    const linked = [goods, gift].map((mail) => JSON.stringify(mail?.blocks).includes(recycling))
    expect(linked).toEqual([true, false])
  },
)

it.each(LANGUAGES)('speaks of the right of withdrawal to a consumer, never to a company, in %s', (language) => {
  const mails = exampleMails(language)
  const right = /ångerrätt|ångra|angrerett|angre|widerruf|fortrydelse|fortryd/i
  for (const name of ['order-received', 'delivered'] as const) {
    const [consumer, company] = [mails[name], mails[`${name}-invoice`]].map(
      (mail) => mail && renderMail(mail, storeOf(language)).text,
    )
    expect([consumer, company].map((text) => text !== undefined && right.test(text))).toEqual([true, false])
  }
  const company = { name: 'Provbolaget AB', organisation_number: '5560125790', reference: '' }
  const announced = [null, company].map((kind) => {
    const about = exampleOrder(language)
    const order = { ...about.order, customer: { ...about.order.customer, company: kind } }
    const mail = returnMails({ ...about, order }, new Date())['return-announced']
    return mail && renderMail(mail, storeOf(language)).text
  })
  const stated = /ångrat|angret på kjøpet|widerruf|fortrudt/i
  expect(announced.map((text) => text !== undefined && stated.test(text))).toEqual([true, false])
})

it.each(LANGUAGES)('one withdrawn gift card is not written about as several, in %s', (language) => {
  const mails = exampleMails(language)
  const several = /presentkorten|gavekortene|geschenkgutscheine/i
  const isPlural = (name: string) => {
    const mail = mails[name]
    return mail && several.test(renderMail(mail, storeOf(language)).text)
  }
  const one = ['pieces-withdrawn-gift-card', 'gift-cards-spent', 'withdrawal-received-gift-card']
  expect(one.map(isPlural)).toEqual([false, false, false])
  const other = ['pieces-withdrawn-gift-cards', 'gift-cards-spent-several', 'withdrawal-received-gift-cards']
  expect(other.map(isPlural)).toEqual([true, true, true])
})

it.each(LANGUAGES)('a credit on an invoice, which may not be paid yet, is no money that comes back, in %s', (language) => {
  const { 'money-back': paid, 'money-back-invoice': credited } = exampleMails(language)
  expect(paid?.title).toMatch(/tillbaka|tilbake|zurück|tilbage/)
  expect(`${credited?.subject} ${credited?.title}`).not.toMatch(
    /tillbaka|tilbake|zurück|tilbage|återbetal|tilbakebetal|Erstattung/i,
  )
})

it.each(LANGUAGES)('the footer breaks no number at the width of a telephone, in %s', (language) => {
  // 360 px take 36 characters of its type, narrower ones more.
  for (const line of senderLines(language).slice(1)) expect(line.length).toBeLessThanOrEqual(40)
})

it.each(LANGUAGES)(
  'a withdrawal from an order that waits for its payment asks for no goods and speaks of its payment, in %s',
  (language) => {
    const mails = exampleMails(language)
    const { sendBack, money, damaged, undo } = WITHDRAWAL_TEXTS[language]
    for (const name of ['withdrawal-received-unpaid', 'withdrawal-received-unpaid-words'] as const) {
      const said = mails[name] === undefined ? [] : stringsOf(mails[name])
      expect(
        said.some((text) =>
          /väntar på din betalning|venter på (?:betalingen din|din betaling)|wartet noch auf die Zahlung/.test(text),
        ),
      ).toBe(true)
      for (const promise of [sendBack, money, damaged, undo]) expect(said).not.toContain(promise)
    }
  },
)
