import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work that a known address needs. */
const ANSWER_MS = 150

/** Makes a call take a fixed time, so that its duration does not reveal whether the shop knows the address. */
export async function inEqualTime(work: Promise<void>): Promise<null> {
  await Promise.all([wait(ANSWER_MS), work])
  return null
}
