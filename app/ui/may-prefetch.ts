/** The browser's connection (Network Information API, not supported everywhere). */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether prefetching is allowed: not on a 2g or data-saver connection (spec section 9, Prefetch). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/(^|-)2g$/.test(connection?.effectiveType ?? '')
}
