/**
 * Categories of consumables, by key, and their subscription intervals (backend/subscriptions). All products in these categories
 * and their descendants can be subscribed to.
 */
export const USED_UP: Readonly<Record<string, readonly number[]>> = {
  'hearing-aid': [1, 2, 3, 6],
  'household/aa/alkaline': [1, 2, 3, 6],
  'household/aaa/alkaline': [1, 2, 3, 6],
  'household/c/alkaline': [1, 2, 3, 6],
  'household/d/alkaline': [1, 2, 3, 6],
  'household/9v/alkaline': [1, 2, 3, 6],
  'spares/toothbrush': [3, 6],
  'spares/vacuum/bags': [3, 6],
}

/** The subscription intervals of products in these categories. Empty for products that are no consumables. */
export function subscriptionsOf(categories: readonly string[]): number[] {
  const found = Object.entries(USED_UP).filter(([key]) => categories.some((one) => one === key || one.startsWith(`${key}/`)))
  return [...new Set(found.flatMap(([, intervals]) => intervals))].toSorted((a, b) => a - b)
}
