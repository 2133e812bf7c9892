import { isStreamed, markStreamed } from '../streamed-answer.server'

/**
 * The bodies of answers that are complete in memory. They are kept beside the answers, because a web stream would cost 7 % of a
 * page's CPU.
 */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** An answer whose body is in `bodyOf`; its web body is empty until `sealed`. */
export function wholeAnswer(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  return withBody(new Response(null, init), body)
}

/** The same whole answer with another body, such as the compressed one. */
export function withBody(answer: Response, body: Uint8Array<ArrayBuffer>): Response {
  bodies.set(answer, body)
  return answer
}

/** The same answer with headers that may be changed, as those of a redirect or a fetched answer may not. */
export function withOwnHeaders(answer: Response): Response {
  if (bodies.has(answer)) return answer
  const own = new Response(answer.body, answer)
  return isStreamed(answer) ? markStreamed(own) : own
}

/** The answer as a whole one; an answer without a body, and a whole one, as they are. Rejects when its stream is incomplete. */
export async function readWhole(answer: Response): Promise<Response> {
  if (bodies.has(answer) || answer.body === null) return answer
  return wholeAnswer(new Uint8Array(await answer.arrayBuffer()), answer)
}

/**
 * An ordinary web answer whose bytes are also available to `bodyOf`, for callers that read the web stream. Its stream costs 50
 * µs, which a server that writes the bytes to the socket saves.
 */
export function sealed(answer: Response): Response {
  const body = bodies.get(answer)
  return body === undefined ? answer : withBody(new Response(body, answer), body)
}

/** The body of a whole answer, so that a server can write it straight to the socket; undefined without one. */
export function bodyOf(answer: Response): Uint8Array<ArrayBuffer> | undefined {
  return bodies.get(answer)
}
