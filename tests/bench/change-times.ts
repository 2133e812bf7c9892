import { lineField } from '../../app/cart/rules/copied-line'
import { LINES_PER_PAGE } from '../../app/cart/rules/lines-per-page'
import { linePageHref } from '../../app/cart/rules/line-page-href'
import { href } from '../../app/routing/href'
import { elements } from '../support/shop/read-page'
import type { Visitor } from '../support/shop/visitor'

const CART = href('cart', 'sv')

type Change = 'add' | 'change' | 'remove'

/**
 * Times in milliseconds of each add, change and removal in a cart of these products, from the request to the confirmed answer,
 * and of the pages of cart and checkout. Removed lines are added again between the rounds, which is not measured.
 */
export async function changeTimes(visitor: Visitor, goods: readonly number[], rounds: number) {
  await fill(visitor, goods)
  const times: Record<Change | 'cart page' | 'checkout page', number[]> = {
    add: [],
    change: [],
    remove: [],
    'cart page': [],
    'checkout page': [],
  }
  const timed = async (change: Change, fields: Readonly<Record<string, string>>) => {
    const start = performance.now()
    const { status } = await visitor.post(CART, { intent: change, ...fields })
    times[change].push(performance.now() - start)
    if (status !== 303) throw new Error(`${change} was answered ${status}`)
  }
  const opened = async (name: 'cart page' | 'checkout page', path: string) => {
    const start = performance.now()
    const { status, location } = await visitor.get(path)
    times[name].push(performance.now() - start)
    if (status !== 200) throw new Error(`The ${name} was answered ${status} ${location}`)
  }
  const product = String(goods.at(-1))
  for (let round = 0; round < rounds; round += 1) {
    await timed('add', { product_id: product, quantity: '1', return_to: '/sv' })
    await opened('cart page', CART)
    await opened('checkout page', href('checkout', 'sv'))
    const uuid = await lastLine(visitor, goods.length)
    await timed('change', { uuid, quantity: '1' })
    await timed('remove', { uuid })
    await visitor.post(CART, { intent: 'add', product_id: product, quantity: '1' })
  }
  return times
}

async function fill(visitor: Visitor, goods: readonly number[]): Promise<void> {
  // Enough pieces of the first product to reach the minimum order, so that the checkout opens.
  for (const product_id of goods.slice(0, 1))
    await visitor.post(CART, { intent: 'add', product_id: String(product_id), quantity: '50' })
  const rest = goods.slice(1).map((product_id): [string, string] => ['line', lineField({ product_id, quantity: 1 })])
  const origin = new URL((await visitor.get(CART)).where).origin
  const body = new URLSearchParams([['intent', 'restore'], ['session', 'the-lost'], ...rest])
  await visitor.send(new Request(new URL(CART, origin), { method: 'POST', body, headers: { origin } }))
  const pages = Array.from({ length: Math.ceil(goods.length / LINES_PER_PAGE) }, (_, at) => pageOfLines(at + 1))
  let lines = 0
  for (const page of pages) lines += linesOf((await visitor.get(page)).body).length
  if (lines !== goods.length) throw new Error(`${lines} lines in the cart instead of ${goods.length}`)
}

/** The id of each line, without duplicates: several forms of a line carry it. */
const linesOf = (page: string) => [
  ...new Set(elements(page, 'input').flatMap(({ name, value }) => (name === 'uuid' ? [value ?? ''] : []))),
]

const pageOfLines = (page: number) => linePageHref('sv', String(page))

async function lastLine(visitor: Visitor, lines: number): Promise<string> {
  return linesOf((await visitor.get(pageOfLines(Math.ceil(lines / LINES_PER_PAGE)))).body).at(-1) ?? ''
}
