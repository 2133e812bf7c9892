/**
 * What is used up and bought again, by the key of its category, and the intervals of its subscription (backend/subscriptions). Whatever
 * stands in one of these categories, or below it, can be subscribed to.
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

/** The intervals in which products of these categories can come; none for what lasts. */
export function subscriptionsOf(categories: readonly string[]): number[] {
  const found = Object.entries(USED_UP).filter(([key]) => categories.some((one) => one === key || one.startsWith(`${key}/`)))
  return [...new Set(found.flatMap(([, intervals]) => intervals))].toSorted((a, b) => a - b)
}
