import { expect, it } from 'vitest'
import { storeOf } from '../../store/stores'
import type { ShopEvent } from '../rules/events'
import { openPageVisits, type ShownPage } from './page-visits'

const PRODUCT = {
  sku: 'KC-1',
  name: 'CR2032',
  slug: 'cr2032',
  category: null,
  price: { price: 2.9, ordinary: null },
  personal: null,
}

function visits() {
  const sent: ShopEvent[] = []
  const { show } = openPageVisits({ emit: ({ event }) => sent.push(event), startPage: () => undefined })
  /** The events of an address. */
  return (pathname: string, search: string, shown: Partial<ShownPage>) => {
    sent.length = 0
    const address = { origin: 'https://shop.test', pathname, search }
    show({ page: 'search', facts: {}, store: storeOf('sv'), title: 'Kraftcell', address, isBack: false, ...shown })
    return [...sent]
  }
}
const names = (events: readonly ShopEvent[]) => events.map(({ event }) => event)
const found = (query: string): Partial<ShownPage> => ({
  facts: { search: { query, results: 1 }, lists: [{ id: 'search', name: query, products: [PRODUCT] }] },
})

it('a page is sent once, also when a dialog is opened or closed by its query', () => {
  const show = visits()
  const product: Partial<ShownPage> = { page: 'product', facts: { product: PRODUCT } }
  const path = '/sv/artiklar/cr2032.html'
  expect(names(show(path, '?login&fits=X1', product))).toEqual(['page_view', 'parametersReady', 'view_item'])
  expect(show(path, '?fits=X1', product)).toEqual([])
  expect(show(path, '?fits=X1&added=7', product)).toEqual([])
  expect(names(show(path, '?fits=X2', product))).toContain('view_item')
})

it('a filter or an order shows another list, but is no new search', () => {
  const show = visits()
  const path = '/sv/sokresultat.html'
  expect(names(show(path, '?query=lr6', found('lr6')))).toEqual(['page_view', 'parametersReady', 'search', 'view_item_list'])
  expect(names(show(path, '?query=lr6&sort=name', found('lr6')))).toEqual(['page_view', 'parametersReady', 'view_item_list'])
  expect(names(show(path, '?query=lr6&f.brand=x', found('lr6')))).not.toContain('search')
  expect(names(show(path, '?query=lr03', found('lr03')))).toContain('search')
})

it('the same query is a new search after another page, but not on the way back to its results', () => {
  const show = visits()
  const [path, query, other] = ['/sv/sokresultat.html', '?query=lr6', '/sv/artiklar/cr2032.html'] as const
  const product: Partial<ShownPage> = { page: 'product', facts: { product: PRODUCT } }
  show(path, query, found('lr6'))
  show(other, '', product)
  expect(names(show(path, query, { ...found('lr6'), isBack: true }))).not.toContain('search')
  expect(names(show(path, `${query}&sort=name`, found('lr6')))).not.toContain('search')
  show(other, '', product)
  expect(names(show(path, query, found('lr6')))).toContain('search')
})

it('an e-mail address or phone number that a shopper searches for is in none of the events', () => {
  for (const typed of ['anna@example.com', '070-123 45 67']) {
    const events = visits()('/sv/sokresultat.html', `?${new URLSearchParams({ query: typed }).toString()}`, {
      ...found(typed),
      title: `Sökresultat för ”${typed}” | Kraftcell`,
    })
    const shown = typed.includes('@') ? ':email' : ':number'
    expect(events).toMatchObject([
      {
        page_location: `https://shop.test/sv/sokresultat.html?query=${encodeURIComponent(shown)}`,
        page_title: `Sökresultat för ”${shown}” | Kraftcell`,
      },
      { parameters: { query: shown } },
      { search_term: shown },
      { ecommerce: { item_list_name: shown, items: [{ item_list_name: shown }] } },
    ])
    expect(JSON.stringify(events)).not.toContain(typed)
  }
})
