import { resourceHref } from '../../../app/routing/resources'
import { type Backend, openShop, type TestShop } from '../shop/open-shop'
import { ownAddress } from '../shop/own-address'
import { Shopping } from '../shop/shopping'
import type { Answer } from '../shop/visitor'
import { CALLS, type FaultName, FAULTS } from './injected-faults'

/** How the shop and its visitor are when the fault begins; `eight` are visitors at the same time. */
export const STATES = ['cold', 'warm', 'code', 'eight'] as const
export type State = (typeof STATES)[number]

/** Milliseconds: no answer may take more (5.5 s of waiting for the backend, and rendering). */
const LONGEST = 6000

const PAGES = [
  '/sv',
  '/sv/artiklar/knappcell-cr2032.html',
  '/sv/artiklar/batterier/index.html',
  '/sv/sokresultat.html?query=batteri',
  '/sv/cart',
  '/sv/checkout',
]
const CR2032 = 'knappcell-cr2032'

export type Walked = { answers: number; problems: string[] }

/** Walks through the shop while one call goes wrong: every answer that a shopper should not get is a problem, and so is a lost cart. */
export async function walkFault(backend: Backend, call: string, fault: FaultName, state: State): Promise<Walked> {
  const shop = await openShop(backend)
  const walked: Walked = { answers: 0, problems: [] }
  if (state === 'warm') for (const path of PAGES) await shop.visitor().get(path)
  const visitors = Array.from({ length: state === 'eight' ? 8 : 1 }, () => new Shopping(shop.visitor({}, ownAddress()), backend))
  if (state === 'code') for (const shopping of visitors) await withCode(shopping)
  shop.respond = (path, send, asked) => (CALLS[call]?.test(path) ? FAULTS[fault](path, send, asked) : send())
  await Promise.all(visitors.map((shopping) => walk(shopping, walked)))
  shop.respond = null
  for (const shopping of visitors) await checkCart(shopping, walked, state === 'code' ? 5 : 2)
  walked.problems.push(...errorsOf(shop))
  return walked
}

async function withCode(shopping: Shopping): Promise<void> {
  await shopping.add('CR2032', 3)
  await shopping.addCode('KRAFT10')
}

async function walk(shopping: Shopping, walked: Walked): Promise<void> {
  const { visitor } = shopping
  const steps: [string, () => Promise<Answer>][] = [
    ...PAGES.slice(0, 4).map((path): [string, () => Promise<Answer>] => [path, () => visitor.get(path)]),
    ['add', () => shopping.add('CR2032', 2, { upselling: '1' })],
    ...PAGES.slice(4).map((path): [string, () => Promise<Answer>] => [path, () => visitor.get(path)]),
    ['add a code', () => shopping.addCode('START50')],
    ['drawer', () => visitor.get(resourceHref('cartData', 'sv'))],
    ['offers', () => visitor.get(resourceHref('cartOffers', 'sv'))],
    ['suggestions', () => visitor.get(resourceHref('searchSuggestions', 'sv', { query: 'batteri' }))],
  ]
  for (const [name, step] of steps) {
    const start = performance.now()
    const answer = await step()
    walked.answers += 1
    walked.problems.push(...wrongIn(answer, performance.now() - start).map((problem) => `${name}: ${problem}`))
  }
}

function wrongIn({ status, headers, body }: Answer, taken: number): string[] {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  return [
    ...([200, 302, 303, 503].includes(status) ? [] : [`status ${status}`]),
    ...(taken <= LONGEST ? [] : [`${Math.round(taken)} ms`]),
    ...(status === 503 && !headers.has('retry-after') ? ['503 without retry-after'] : []),
    ...(isPage && !(body.includes('<h1') && body.trimEnd().endsWith('</html>')) ? ['no whole page'] : []),
  ]
}

/** After the fault the cart has what was added. */
async function checkCart(shopping: Shopping, walked: Walked, quantity: number): Promise<void> {
  const { status, lines } = await shopping.cart()
  const found = lines.filter(({ slug }) => slug === CR2032).reduce((sum, line) => sum + line.quantity, 0)
  if (status !== 200 || found !== quantity) walked.problems.push(`after it: cart ${status} with ${found} of ${quantity} pieces`)
}

/** A failed call is an expected event: what the log calls an error is a fault of the shop. */
function errorsOf({ logged }: TestShop): string[] {
  return logged.filter(({ level }) => level === 'error').map(({ event, details }) => `log: ${event} ${JSON.stringify(details)}`)
}
