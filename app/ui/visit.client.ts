/**
 * The way in which this document was opened: `navigate`, `reload`, `back_forward` or `prerender`;
 * undefined if the browser does not report it.
 */
const navigationType = (): unknown =>
  performance.getEntriesByType('navigation').map((entry) => ('type' in entry ? entry.type : undefined))[0]

/** Opened with back or forward: the document may be an old one from the browser's cache. */
export const isFromHistory = (): boolean => navigationType() === 'back_forward'

/** Opened by a new visit, not with back, forward or reload. */
export const isFreshVisit = (): boolean => !isFromHistory() && navigationType() !== 'reload'
