/**
 * The call of a command about subscriptions. `id` reads its id and throws when it is missing; `filter` is the query of a list.
 */
export function subscriptionCommand(action: string, id: () => string, filter: string) {
  switch (action) {
    case 'show':
      return { method: 'GET', path: `subscriptions/${id()}`, body: undefined, print: 'subscription' } as const
    case 'pause':
    case 'resume':
    case 'end':
      return { method: 'POST', path: `subscriptions/${id()}`, body: { action }, print: 'done' } as const
    case 'charge':
      return { method: 'POST', path: `subscriptions/${id()}/charge`, body: {}, print: 'done' } as const
    default:
      return { method: 'GET', path: `subscriptions?${filter}`, body: undefined, print: 'subscriptions' } as const
  }
}

/** The call of a command about terminations without a login; `first` is `settle`, or which ones are listed. */
export function terminationCommand(first: string, id: () => string) {
  if (first === 'settle') return { method: 'POST', path: `terminations/${id()}/settle`, body: {}, print: 'done' } as const
  const filter = first === '' ? '' : `state=${encodeURIComponent(first)}`
  return { method: 'GET', path: `terminations?${filter}`, body: undefined, print: 'terminations' } as const
}
