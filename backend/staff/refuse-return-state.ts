import type { ReturnState, ReturnWay } from '../../app/commerce/contract/return'
import { Refusal } from '../refusal'

const SITUATIONS: Readonly<Record<ReturnState, string>> = {
  announced: 'its goods have not arrived',
  received: 'its goods have arrived',
  refunded: 'it was refunded',
  refused: 'it was refused',
  cancelled: 'the customer has cancelled it',
}

/** 409 `return-state`: the present state of the return does not allow the requested one (`received`, `refunded`). */
export function refuseReturnState({ number, state, way }: { number: string; state: ReturnState; way: ReturnWay }, asked: string) {
  const why = way === 'none' && state === 'announced' ? 'nothing of it is sent: refund or refuse it' : SITUATIONS[state]
  return new Refusal(409, 'return-state', `Return ${number} cannot be ${asked}: ${why}`)
}
