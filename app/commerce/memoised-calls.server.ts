import type { Call, Called } from './client.server'
import { type CallName, calls } from './contract/calls'

/** POST calls that change nothing that a memoised answer depends on. */
const READ_ONLY_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'accountCart',
  'syncCart',
  'syncCoupons',
  'categoryChildren',
  'crossSelling',
  'productsBySku',
  'freight',
])

/**
 * The calls of one request, in which a GET and a quote of the checkout are made once with the same token, query and body:
 * the page of a refused form asks for what its action has asked for. Answers are forgotten before and after a call that may
 * change them, and a failure at once.
 */
export function memoiseCalls(callWith: (token: string | null) => Call): (token: string | null) => Call {
  const answers = new Map<string, Promise<unknown>>()
  return (token) => {
    const call = callWith(token)
    return async (name, options) => {
      if (isQuestion(name, options.body)) return once(name, [token, { ...options, until: 0 }], () => call(name, options))
      if (READ_ONLY_CALLS.has(name)) return call(name, options)
      answers.clear()
      return call(name, options).finally(() => answers.clear())
    }
  }

  function once<N extends CallName>(name: N, question: unknown, ask: () => Promise<Called<N>>): Promise<Called<N>>
  function once(name: CallName, question: unknown, ask: () => Promise<unknown>): Promise<unknown> {
    const key = JSON.stringify([name, question])
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = ask()
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}

/** A checkout without an order is priced, and nothing is placed. */
function isQuestion(name: CallName, body: unknown): boolean {
  if (name !== 'checkout') return calls[name].method === 'GET'
  return typeof body === 'object' && body !== null && 'order' in body && body.order === null
}
