import type { Backend } from '../shop/open-shop'
import { Shopping } from '../shop/shopping'
import type { Storefront } from './storefronts'

/** Results of the adds of a race: `added` were confirmed, `unknown` got no answer, `refused` got another status than 303. */
export type Tally = { added: number; unknown: number; refused: number }

type Race = {
  storefronts: readonly Storefront[]
  backend: Pick<Backend, 'idOf'>
  sku: string
  cookies: ReadonlyMap<string, string>
  tabs: number
  /** Number of adds of one piece that each tab sends, one after the other. */
  adds: number
  onAdded?: (tally: Tally) => void
}

/** Tabs of one browser, distributed over the storefronts, add one product to one cart. A tab stops when its storefront ends. */
export async function race({ storefronts, backend, sku, cookies, tabs, adds, onAdded }: Race): Promise<Tally> {
  const tally: Tally = { added: 0, unknown: 0, refused: 0 }
  const run = async (tab: Shopping) => {
    for (let add = 0; add < adds; add += 1) {
      const answer = await tab.add(sku).catch(() => null)
      if (answer === null) {
        tally.unknown += 1
        return
      }
      if (answer.status !== 303) tally.refused += 1
      else tally.added += 1
      onAdded?.(tally)
    }
  }
  await Promise.all(
    Array.from({ length: tabs }, (_, index) => {
      const storefront = storefronts[index % storefronts.length]
      if (storefront === undefined) throw new Error('a race needs a storefront')
      return run(new Shopping(storefront.tab(cookies), backend))
    }),
  )
  return tally
}
