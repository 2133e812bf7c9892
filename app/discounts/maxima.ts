import type { DiscountRule } from '../commerce/contract/coupon'
import { plainPercentage } from './rule-kind'

/** The highest percentages by restriction, each list in a fixed order, so that equal rules give equal maxima. */
export type PercentMaxima = {
  /** The highest percentage of rules without a restriction. */
  global: number
  /** By product group. */
  groups: Readonly<Record<string, number>>
  /** The highest percentage of rules for all products except some groups. */
  excludedGroups: readonly { excluded: readonly number[]; percent: number }[]
  /** By discount category, except some groups. */
  categories: readonly { category: string; excluded: readonly number[]; percent: number }[]
}

/** The maxima of plain percentage rules, and of rules with a percentage off the whole cart once X pieces are bought. */
export type Maxima = PercentMaxima & { buyXTotal: PercentMaxima }

const NOTHING: PercentMaxima = { global: 0, groups: {}, excludedGroups: [], categories: [] }
export const NO_MAXIMA: Maxima = { ...NOTHING, buyXTotal: NOTHING }

/**
 * The global and per-group maxima of the rules, recalculated when a code is added or removed (spec section 4). Only rules that
 * the backend applies and whose minimum spend has not failed count.
 */
export function maximaOf(rules: readonly DiscountRule[]): Maxima {
  const counting = rules.filter((rule) => rule.applied && !rule.failed_minimum_spend)
  const buyXTotal = highest(counting, ({ buy_x_percentage_total }) => buy_x_percentage_total ?? 0)
  return { ...highest(counting, plainPercentage), buyXTotal }
}

function highest(rules: readonly DiscountRule[], percentOf: (rule: DiscountRule) => number): PercentMaxima {
  const given = rules.map((rule) => ({ ...restrictions(rule), percent: percentOf(rule) })).filter(({ percent }) => percent > 0)
  return {
    // Counts as global only when no group, excluded-group or category restriction applies (spec section 5).
    global: Math.max(0, ...given.flatMap((rule) => (rule.everything && rule.excluded.length === 0 ? rule.percent : []))),
    groups: highestByGroup(given),
    excludedGroups: highestApart(
      given.flatMap(({ everything, excluded, percent }) => (everything && excluded.length > 0 ? { excluded, percent } : [])),
    ),
    categories: highestApart(
      given.flatMap(({ categories, excluded, percent }) => categories.map((category) => ({ category, excluded, percent }))),
    ),
  }
}

function restrictions(rule: DiscountRule) {
  const { specific_groups: groups, specific_discount_categories: categories } = rule
  const excluded = [...new Set(rule.excluded_groups)].sort((a, b) => a - b)
  const everything = groups.length === 0 && categories.length === 0
  return { everything, excluded, categories, groups: groups.filter((group) => !excluded.includes(group)) }
}

function highestByGroup(rules: readonly { groups: readonly number[]; percent: number }[]): Record<string, number> {
  const found = new Map<number, number>()
  for (const { groups, percent } of rules) for (const group of groups) found.set(group, Math.max(percent, found.get(group) ?? 0))
  return Object.fromEntries([...found].sort(([a], [b]) => a - b))
}

/** One entry, the highest, for each restriction, sorted by it. */
function highestApart<R extends { percent: number }>(entries: readonly R[]): R[] {
  const keyOf = (entry: R) => JSON.stringify({ ...entry, percent: undefined })
  const found = new Map<string, R>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (entry.percent > (found.get(key)?.percent ?? 0)) found.set(key, entry)
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
}
