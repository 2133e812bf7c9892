/**
 * The name of a line where it stands alone: a subscription is named with its interval, because the same product may also be in
 * the cart as a single purchase.
 */
export function lineName(name: string, interval: string | null | undefined): string {
  return interval ? `${name}, ${interval}` : name
}
