import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ShopProvider } from '../chrome/shop-provider'
import { VatContext } from '../store/use-vat'
import { de } from '../store/strings/de'
import { sv } from '../store/strings/sv'
import { registerStrings } from '../store/translations'
import { useTranslation } from '../store/use-translation'
import type { VatDisplay } from '../store/vat-display'
import { type FragmentCache, fragmentCache } from './fragment-cache.server'
import { FragmentList } from './fragment-list'
import { ServerFragment } from './server-fragment'
import { PageFragmentsContext } from './use-page-fragments'

registerStrings('sv', sv)
registerStrings('de', de)

const rendered: string[] = []

function Card({ name }: { name: string }) {
  const { t } = useTranslation()
  rendered.push(name)
  return (
    <article title={name}>
      {t('cart.add')} {name} å€
    </article>
  )
}

const cardOf = (name: string) => (
  <ServerFragment key={name} of={[name]}>
    <Card name={name} />
  </ServerFragment>
)

type Shown = { language?: 'sv' | 'de'; strings?: Record<string, string>; vat?: VatDisplay }

const within = (children: ReactNode, { language = 'sv', strings = {}, vat = 'including' }: Shown = {}) => (
  <ShopProvider language={language} strings={strings}>
    <VatContext.Provider value={vat}>
      <main>
        <p>before</p>
        {children}
        <p>after</p>
      </main>
    </VatContext.Provider>
  </ShopProvider>
)

/** The page, and the names of the cards that were rendered for it. */
function pageOf(cache: FragmentCache, children: ReactNode, shown?: Shown): { html: string; rendered: string[] } {
  rendered.length = 0
  const fragments = cache.forPage()
  const page = <PageFragmentsContext.Provider value={fragments}>{within(children, shown)}</PageFragmentsContext.Provider>
  return { html: fragments.fill(renderToString(page)).toString(), rendered: [...rendered] }
}

const CACHE_BYTES = 100_000

it('a fragment is rendered once; the page is byte for byte the one that React renders without fragments', () => {
  const cache = fragmentCache(CACHE_BYTES)
  const cards = ['AA', '<b>"AAA"</b>', 'template', 'C'].map(cardOf)
  const plain = renderToString(within(cards))
  expect(pageOf(cache, cards.slice(0, 2)).rendered).toEqual(['AA', '<b>"AAA"</b>'])
  expect(pageOf(cache, cards)).toEqual({ html: plain, rendered: ['template', 'C'] })
  expect(pageOf(cache, cards)).toEqual({ html: plain, rendered: [] })
})

it('fragments side by side need no rendering once all are known', () => {
  const cache = fragmentCache(CACHE_BYTES)
  const names = ['AA', '<b>"AAA"</b>', 'C']
  const list = (shown: readonly string[]) => (
    <section>
      before
      <FragmentList>{shown.map(cardOf)}</FragmentList>
      after
      {cardOf('D')}
    </section>
  )
  expect(pageOf(cache, list(['AA', 'C'])).rendered).toEqual(['AA', 'C', 'D'])
  expect(pageOf(cache, list(names))).toEqual({ html: renderToString(within(list(names))), rendered: ['<b>"AAA"</b>'] })
  expect(pageOf(cache, list(names))).toEqual({ html: renderToString(within(list(names))), rendered: [] })
  expect(pageOf(cache, list([]))).toEqual({ html: renderToString(within(list([]))), rendered: [] })
})

it('a fragment that stands in a page twice is there twice', () => {
  const cache = fragmentCache(CACHE_BYTES)
  const twice = ['x', 'y'].map((key) => <section key={key}>{cardOf('AA')}</section>)
  const plain = renderToString(within(twice))
  expect(pageOf(cache, twice).html).toBe(plain)
  expect(pageOf(cache, twice)).toEqual({ html: plain, rendered: [] })
})

it('what the fragment depends on is told apart, frozen or not', () => {
  const cache = fragmentCache(CACHE_BYTES)
  const of = (value: unknown, name: string) => (
    <ServerFragment of={[value]}>
      <Card name={name} />
    </ServerFragment>
  )
  const values = [{ a: 1 }, Object.freeze({ a: 2 }), Object.freeze({ a: 3 }), '{"a":1}', undefined, null]
  for (const [index, value] of values.entries()) expect(pageOf(cache, of(value, `${index}`)).rendered).toEqual([`${index}`])
  for (const value of [{ a: 1 }, Object.freeze({ a: 3 })]) expect(pageOf(cache, of(value, 'again')).rendered).toEqual([])
})

it('another language, VAT display or overridden string gives another fragment', () => {
  const cache = fragmentCache(CACHE_BYTES)
  const shown: Shown[] = [{}, { language: 'de' }, { vat: 'excluding' }, { strings: { 'cart.add': 'Handla' } }]
  for (const other of shown) {
    const page = pageOf(cache, cardOf('AA'), other)
    expect(page).toEqual({ html: renderToString(within(cardOf('AA'), other)), rendered: ['AA'] })
  }
})

it('fragments that were not used for the longest time are dropped when the cache is full', () => {
  const cache = fragmentCache(250)
  pageOf(cache, cardOf('AA'))
  pageOf(cache, cardOf('B'))
  expect(pageOf(cache, cardOf('AA')).rendered).toEqual([])
  pageOf(cache, cardOf('C'))
  expect(pageOf(cache, cardOf('AA')).rendered).toEqual([])
  expect(pageOf(cache, cardOf('B')).rendered).toEqual(['B'])
})
