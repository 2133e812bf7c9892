let first: string | null = null

/**
 * The address that the visit began with, as of the first call: scripts change the page's own address while the shopper goes on.
 */
export function landingAddress(): string {
  return (first ??= location.href)
}
