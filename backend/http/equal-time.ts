import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work that a known address needs. */
const ANSWER_MS = 150

/** Does the work of a call in a fixed time, so that the time does not tell whether the shop knows the address that the call names. */
export async function inEqualTime(work: Promise<void>): Promise<null> {
  await Promise.all([wait(ANSWER_MS), work])
  return null
}
