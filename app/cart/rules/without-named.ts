import type { CartState } from '../../server/session/cart-state'

type Missing = Pick<CartState, 'lost' | 'leftOut'>

/** The names of missing goods that have not been shown: another tab may have added some since. */
export function withoutNamed(now: Missing, shown: Missing): Missing {
  return {
    lost: now.lost.filter((name) => !shown.lost.includes(name)),
    leftOut: now.leftOut.filter((name) => !shown.leftOut.includes(name)),
  }
}
