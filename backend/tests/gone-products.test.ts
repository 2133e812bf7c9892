import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AddressKind } from '../../app/commerce/contract/sitemap'
import { products } from '../database/schema/products'
import { Caller } from './caller'
import { NOON_DAY, openTestShop, type TestShop } from './test-shop'

const GONE = 'CR2032'
const NAME = 'Knappcell CR2032'

let shop: TestShop
let caller: Caller
beforeAll(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
  const id = shop.idOf(GONE)
  // The only product for a camera, reduced, and the deal of the moment.
  await shop.db.execute(sql`insert into product_fits select ${id}, id from devices where key = 'forgotten-x1'`)
  await shop.db.execute(sql`insert into device_names (device_id, key, kind) select id, 'forgottenx1', 'model' from devices
    where key = 'forgotten-x1'`)
  await shop.db.execute(sql`insert into prices (product_id, store_id, kind, q, p, o, d) values (${id}, 7, 'c', 1, 19, 29, 34)`)
  await shop.db.execute(sql`insert into deals (starts_at, expires_at, product_id) values
    (${new Date(NOON_DAY.getTime() - 1000).toISOString()}, ${new Date(NOON_DAY.getTime() + 3_600_000).toISOString()}, ${id})`)
})
afterAll(() => shop.close())

const setStock = (stock: number) =>
  shop.db.update(products).set({ stock, discontinued: true, successor_id: null }).where(eq(products.sku, GONE))

const sitemap = async (kind: AddressKind) =>
  (await caller.call('sitemap', { query: `kind=${kind}&file=1` })).answer.entries.map(({ value }) => value)
const category = async (uri: string, more = '') => (await caller.call('categoryListing', { query: `uri=${uri}${more}` })).answer
const search = async (query: string) => (await caller.call('products', { query })).answer
const status = async (path: string) => (await shop.fetch(path)).status

/** The places that lead to the product or to a page that only has this product, each with what it shows. */
async function places(): Promise<Record<string, unknown[]>> {
  const menu = (await caller.call('categoryTree', { query: 'v=2&main_menu=true' })).answer
  const batteries = await category('batterier')
  const buttonCells = await category('batterier/knappceller')
  return {
    category: batteries.products.map(({ sku }) => sku),
    'filtered category': (await category('batterier', '&f.chemistry=lithium')).products.map(({ sku }) => sku),
    'sorted category': (await category('batterier', '&sort=price-asc')).products.map(({ sku }) => sku),
    'count of a subcategory': batteries.category.children.filter(({ count }) => count > 0).map(({ uri }) => uri),
    'count of a facet': batteries.facets.flatMap(({ key, values }) => values.map(({ value }) => `${key}=${value}`)),
    total: buttonCells.total > 0 ? ['some'] : [],
    brand: (await caller.call('brandListing', { query: 'slug=voltra' })).answer.products.map(({ sku }) => sku),
    tag: (await caller.call('tagListing', { query: 'slug=lang-livslangd' })).answer.products.map(({ sku }) => sku),
    campaign: (await caller.call('campaignListing', { query: '' })).answer.products.map(({ sku }) => sku),
    'search for its sku': (await search('query=CR2032')).products.map(({ sku }) => sku),
    suggestions: (await search('query=knappcell&co=true&facets=false&typing=true')).products.map(({ sku }) => sku),
    'search for its device': [(await search('query=Forgotten+X1')).device?.key],
    finder: (await caller.call('devices', { query: 'type=camera&brand=forgotten' })).answer.models.map(({ key }) => key),
    'page of its device': [await status('/api/listings/device?key=forgotten-x1')],
    'products in the sitemap': await sitemap('product'),
    'categories in the sitemap': await sitemap('category'),
    'tags in the sitemap': await sitemap('tag'),
    'devices in the sitemap': await sitemap('device'),
    deal: [(await caller.call('currentDeal')).answer?.product_name],
    menu: menu.map(({ metadata }) => metadata.picture?.url.replace(/\?.*/, '')),
  }
}

/** The words that each place shows only because of the product. */
const OWN = {
  category: GONE,
  'filtered category': GONE,
  'sorted category': GONE,
  'count of a subcategory': 'batterier/knappceller',
  'count of a facet': 'voltage=3',
  total: 'some',
  brand: GONE,
  tag: GONE,
  campaign: GONE,
  'search for its sku': GONE,
  suggestions: GONE,
  'search for its device': 'forgotten-x1',
  finder: 'forgotten-x1',
  'page of its device': 200,
  'products in the sitemap': 'knappcell-cr2032',
  'categories in the sitemap': 'batterier/knappceller/litium',
  'tags in the sitemap': 'lang-livslangd',
  'devices in the sitemap': 'forgotten-x1',
  deal: NAME,
  menu: `/pictures/products/${GONE}.svg`,
}

const showing = async () => {
  const found = await places()
  return Object.entries(OWN).flatMap(([place, own]) => (found[place]?.includes(own) ? place : []))
}

it('the last pieces of a discontinued product are sold everywhere', async () => {
  await setStock(1)
  expect(await showing()).toEqual(Object.keys(OWN))
})

it('nothing leads to a product whose page answers 410, and no count includes it', async () => {
  await setStock(0)
  expect(await showing()).toEqual([])
})

it('each count is still what choosing its value yields', async () => {
  await setStock(0)
  const whole = await category('batterier')
  expect(whole.total).toBe(whole.products.length)
  for (const { key, values } of whole.facets)
    for (const { value, count } of values)
      expect([key, value, (await category('batterier', `&f.${key}=${value}`)).total]).toEqual([key, value, count])
})

it('a cart that holds it keeps its line', async () => {
  await setStock(0)
  const items = [{ uuid: crypto.randomUUID(), product_id: shop.idOf(GONE), quantity: 2 }]
  const { answer } = await caller.call('syncCart', { body: { items, coupons: [], checkout_order_id: null } })
  expect(answer).toMatchObject([{ sku: GONE, name: NAME, stock_status: 'discontinued' }])
})

it('a set links to the page of a member unless it answers 410, also when the member is alone in its group', async () => {
  const isGone = async () => {
    const { members } = (await caller.call('product', { path: 'paket-hemma' })).answer
    return members.map(({ product, gone }) => [product.sku, gone])
  }
  await shop.db.update(products).set({ group_id: 900 }).where(eq(products.sku, GONE))
  await setStock(1)
  expect(await isGone()).toEqual([
    [GONE, false],
    ['LR6-4', false],
  ])
  await setStock(0)
  expect(await isGone()).toEqual([
    [GONE, true],
    ['LR6-4', false],
  ])
})

it('a discontinued product leads to the last successor that is sold, however many of them are gone, or to none', async () => {
  const leadsTo = async () => {
    const { successor, variations } = (await caller.call('product', { path: 'gammal-modell' })).answer
    return [successor?.slug ?? null, variations.length, (await sitemap('product')).includes('gammal-modell')]
  }
  const end = (successor: string | null, stock = 0) =>
    shop.db
      .update(products)
      .set({ discontinued: true, stock, successor_id: successor === null ? null : shop.idOf(successor) })
      .where(eq(products.sku, 'BL1850B'))
  const [replaced] = await shop.db
    .select({ slug: sql<string>`slug` })
    .from(sql`product_texts`)
    .where(sql`product_id = ${shop.idOf('BL1850B')} and language = 'sv'`)
  const slug = replaced?.slug
  expect(await leadsTo()).toEqual([slug, 0, true])
  await end(null, 1)
  expect(await leadsTo()).toEqual([slug, 0, true])
  await end('TESTER')
  expect(await leadsTo()).toEqual(['batteritestare', 0, true])
  await end(null)
  expect(await leadsTo()).toEqual([null, 0, false])
  // A successor of each other leads nowhere.
  await end('OLD')
  expect(await leadsTo()).toEqual([null, 0, false])
  await end(null, 5)
  expect(await leadsTo()).toEqual([slug, 0, true])
})

it('products of one chain that are discontinued and brought back in one statement lead on as if one by one', async () => {
  const successor = async () => (await caller.call('product', { path: 'gammal-modell' })).answer.successor?.slug ?? null
  const set = (discontinued: boolean) =>
    shop.db.execute(sql`update products set discontinued = ${discontinued}, stock = case when ${discontinued} then 0 else 5 end,
      successor_id = case sku when 'BL1850B' then ${shop.idOf('TESTER')}::integer end where sku in ('BL1850B', 'TESTER')`)
  await set(false)
  expect(await successor()).toBe('verktygsbatteri-bl1850b')
  await set(true)
  expect(await successor()).toBeNull()
  await set(false)
  expect(await successor()).toBe('verktygsbatteri-bl1850b')
})

it('no trigger renews successors or listings once a row, which takes seconds for 1,000 products', async () => {
  const names = await shop.db
    .select({ name: sql<string>`tgname` })
    .from(sql`pg_trigger`)
    .where(sql`tgrelid = 'products'::regclass and not tgisinternal and tgtype & 1 = 1`)
    .orderBy(sql`tgname`)
  // They set the date of their own row.
  expect(names).toEqual([{ name: 'changed' }, { name: 'changed_stock' }])
})
