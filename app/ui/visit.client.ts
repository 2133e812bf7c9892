/** How this document was come by: `navigate`, `reload`, `back_forward` or `prerender`; undefined where the browser does not say. */
const visit = (): unknown =>
  performance.getEntriesByType('navigation').map((entry) => ('type' in entry ? entry.type : undefined))[0]

/** By going back or forward: perhaps as it was then, since browsers do not ask anew for what they still have. */
export const isFromHistory = (): boolean => visit() === 'back_forward'

/** As a visit of its own, neither gone back to nor loaded again. */
export const isFreshVisit = (): boolean => !isFromHistory() && visit() !== 'reload'
