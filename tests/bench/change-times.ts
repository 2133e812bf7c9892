import { lineField } from '../../app/cart/rules/copied-line'
import { href } from '../../app/routing/href'
import { elements } from '../support/shop/read-page'
import type { Visitor } from '../support/shop/visitor'

const CART = href('cart', 'sv')

/**
 * Times in milliseconds of each add, change and removal in a cart of these products, from the request to the confirmed answer. Removed
 * lines are added again between the rounds, which is not measured.
 */
export async function changeTimes(visitor: Visitor, goods: readonly number[], rounds: number) {
  await fill(visitor, goods)
  const times: Record<'add' | 'change' | 'remove', number[]> = { add: [], change: [], remove: [] }
  const timed = async (change: keyof typeof times, fields: Readonly<Record<string, string>>) => {
    const start = performance.now()
    const { status } = await visitor.post(CART, { intent: change, ...fields })
    times[change].push(performance.now() - start)
    if (status !== 303) throw new Error(`${change} was answered ${status}`)
  }
  const product = String(goods.at(-1))
  for (let round = 0; round < rounds; round += 1) {
    await timed('add', { product_id: product, quantity: '1', return_to: '/sv' })
    const uuid = await lastLine(visitor)
    await timed('change', { uuid, quantity: '1' })
    await timed('remove', { uuid })
    await visitor.post(CART, { intent: 'add', product_id: product, quantity: '1' })
  }
  return times
}

async function fill(visitor: Visitor, goods: readonly number[]): Promise<void> {
  for (const product_id of goods.slice(0, 1)) await visitor.post(CART, { intent: 'add', product_id: String(product_id) })
  const rest = goods.slice(1).map((product_id): [string, string] => ['line', lineField({ product_id, quantity: 1 })])
  const origin = new URL((await visitor.get(CART)).where).origin
  const body = new URLSearchParams([['intent', 'restore'], ['session', 'the-lost'], ...rest])
  await visitor.send(new Request(new URL(CART, origin), { method: 'POST', body, headers: { origin } }))
  const { body: page } = await visitor.get(CART)
  const lines = linesOf(page).length
  if (lines !== goods.length) throw new Error(`${lines} lines in the cart instead of ${goods.length}`)
}

/** The id of each line, without duplicates: several forms of a line carry it. */
const linesOf = (page: string) => [
  ...new Set(elements(page, 'input').flatMap(({ name, value }) => (name === 'uuid' ? [value ?? ''] : []))),
]

async function lastLine(visitor: Visitor): Promise<string> {
  return linesOf((await visitor.get(CART)).body).at(-1) ?? ''
}
