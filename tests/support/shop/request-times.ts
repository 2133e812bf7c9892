import { AsyncLocalStorage } from 'node:async_hooks'
import { timed } from '../../../backend/tests/own-time'

const measured = new AsyncLocalStorage<number[]>()

/** Sends a request. Inside `slowestRequest` its time is measured. */
export async function timeRequest<T>(send: () => Promise<T>): Promise<T> {
  const times = measured.getStore()
  if (times === undefined) return send()
  const [answer, milliseconds] = await timed(send)
  times.push(milliseconds)
  return answer
}

/**
 * The result of `work`, and the milliseconds of its slowest request: a step that reads a form and
 * submits it makes a shopper wait twice.
 */
export async function slowestRequest<T>(work: () => Promise<T>): Promise<[T, number]> {
  const times: number[] = []
  const answer = await measured.run(times, work)
  return [answer, Math.max(0, ...times)]
}
