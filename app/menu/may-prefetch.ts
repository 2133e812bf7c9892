/** What a browser tells of its connection, where it tells (Network Information API). */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether something may be fetched before it is asked for: not on 2g or a data-saver connection (spec section 9, Prefetch). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/(^|-)2g$/.test(connection?.effectiveType ?? '')
}
