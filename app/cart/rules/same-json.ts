/**
 * Whether two values of JSON are the same. The order of keys does not matter, and a member that is undefined counts as absent, as
 * stored JSON has none. Builds no texts, which for a cart of 500 lines are large.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && hasSameMembers(one, other)
  }
  return hasSameMembers(one, other) && hasNoOther(other, one)
}

/** Whether each member of `one` is the same in `other`. */
function hasSameMembers(one: object, other: object): boolean {
  for (const key in one) if (!isSameJson(Reflect.get(one, key), Reflect.get(other, key))) return false
  return true
}

/** Whether each member that `one` has is in `other`. */
function hasNoOther(one: object, other: object): boolean {
  for (const key in one) if (Reflect.get(one, key) !== undefined && Reflect.get(other, key) === undefined) return false
  return true
}
