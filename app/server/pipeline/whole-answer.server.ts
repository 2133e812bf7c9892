import { isStreamed, markStreamed } from '../streamed-answer.server'

/**
 * The bodies of answers that are complete in memory. They are kept beside the answers, because a web stream would cost 7 % of a
 * page's CPU.
 */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** An answer within the pipeline: its body is in `bodyOf`, and its web body is empty until `sealed`. */
export function wholeAnswer(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const answer = new Response(null, init)
  bodies.set(answer, body)
  return answer
}

/** The same answer with headers that may be changed, as those of a redirect or a fetched answer may not. */
export function withOwnHeaders(answer: Response): Response {
  const body = bodies.get(answer)
  if (body !== undefined) return wholeAnswer(body, answer)
  const own = new Response(answer.body, answer)
  return isStreamed(answer) ? markStreamed(own) : own
}

/** The whole body of an answer, null when it has none. Rejects when its stream is incomplete. */
export async function readBody(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = bodies.get(answer)
  if (body !== undefined) return body
  return answer.body === null ? null : new Uint8Array(await answer.arrayBuffer())
}

/** The answer as it is sent: an ordinary web answer whose bytes are also available to the socket. */
export function sealed(body: Uint8Array<ArrayBuffer> | null, init: ResponseInit): Response {
  const answer = new Response(body, init)
  if (body !== null) bodies.set(answer, body)
  return answer
}

/** The body of a whole answer, so that a server can write it straight to the socket; undefined without one. */
export function bodyOf(answer: Response): Uint8Array<ArrayBuffer> | undefined {
  return bodies.get(answer)
}
