/** A visitor as retail tracking knows them (spec section 3, Tracking). */
export type Tracking = { userID: string; searchProvider: string; recommendationProvider: string }

/** Whether a stored or received value is the tracking of a visitor. */
export function isTracking(value: unknown): value is Tracking {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['userID', 'searchProvider', 'recommendationProvider'].every((name) => typeof Reflect.get(value, name) === 'string')
  )
}
