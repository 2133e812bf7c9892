import type { z } from 'zod'
import { type CallName, calls } from './contract/calls'

type Path = readonly PropertyKey[]

/**
 * Calls whose answer is, or has, a list of independent entries (goods, categories, cart lines, ids): an entry that breaks the
 * contract is left out. An order, in contrast, must be read whole.
 */
const LISTS: readonly CallName[] = [
  ...(['products', 'searchTriggers', 'crossSelling', 'upselling', 'relatedProducts', 'categoryTree'] as const),
  ...(['categoryListing', 'brandListing', 'tagListing', 'deviceListing', 'campaignListing'] as const),
  ...(['syncCart', 'syncCoupons', 'productsBySku', 'categoryChildren', 'product'] as const),
]

/**
 * The part of an answer that could be read: without the `malformed` entries that broke the
 * contract. `error`: nothing can be read.
 */
type ReadBody = { answer: unknown; malformed: number; error: null } | { error: string }

/**
 * Reads the body of an answer by its row of the contract. In a tree, the innermost entry that cannot be read is
 * left out; elsewhere the outermost, as a part of a product says nothing by itself. When all entries of the main
 * list break the contract, the answer cannot be read: an outage is never shown as an empty result. A list beside it
 * or within an entry may lose all it has.
 */
export function readAnswerBody(name: CallName, body: unknown): ReadBody {
  const schema: z.ZodType = calls[name].answer
  const parsed = schema.safeParse(body)
  if (parsed.success) return { answer: parsed.data, malformed: 0, error: null }
  const paths = LISTS.includes(name) ? brokenEntries(parsed.error.issues, name === 'categoryTree') : []
  const pruned = paths.length === 0 ? null : withoutEntries(body, paths)
  const again = pruned === null ? null : schema.safeParse(pruned.left)
  if (pruned === null || again?.success !== true) return { error: parsed.error.message }
  return { answer: again.data, malformed: pruned.removed, error: null }
}

/** The paths of the entries that hold what is wrong; empty when something else is wrong too. */
function brokenEntries(issues: readonly z.core.$ZodIssue[], isTree: boolean): Path[] {
  const isIndex = (key: PropertyKey) => typeof key === 'number'
  const ends = issues.map(({ path }) => (isTree ? path.findLastIndex(isIndex) : path.findIndex(isIndex)))
  return ends.includes(-1) ? [] : issues.map(({ path }, at) => path.slice(0, (ends[at] ?? 0) + 1))
}

/** The value at the path `at` without these entries, and their number; null when a main list loses all it has. */
function withoutEntries(value: unknown, paths: readonly Path[], at: Path = []): { left: unknown; removed: number } | null {
  if (typeof value !== 'object' || value === null) return null
  let removed = 0
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, unknown][] | null[] => {
    const below = paths.filter(([first]) => String(first) === key).map((path) => path.slice(1))
    if (below.some((path) => path.length === 0)) {
      removed += 1
      return []
    }
    if (below.length === 0) return [[key, inner]]
    const pruned = withoutEntries(inner, below, [...at, key])
    removed += pruned?.removed ?? 0
    return pruned === null ? [null] : [[key, pruned.left]]
  })
  if (entries.includes(null) || (entries.length === 0 && isMain(at))) return null
  const kept = entries.filter((entry) => entry !== null)
  return { left: Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept), removed }
}

/** Whether a list is what was asked for: the whole answer, or its products. */
const isMain = (at: Path): boolean => at.length === 0 || (at.length === 1 && at[0] === 'products')
