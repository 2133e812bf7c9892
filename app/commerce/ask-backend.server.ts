import { Agent, type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

type Question = { method: string; headers: Readonly<Record<string, string>>; body: string | null; signal: AbortSignal }

/** The part of a `Response` that calls read. */
export type BackendAnswer = Pick<Response, 'ok' | 'status'> & {
  headers: Pick<Headers, 'get'>
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array> | null
}

/** The part of `fetch` that calls need. */
export type Ask = (url: URL, question: Question) => Promise<BackendAnswer>

/** Bytes of the longest answer that is read. The longest of this shop, the strings of a language, have 200,000. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/**
 * Milliseconds that an unused connection is kept. It must be less than the 5 s of a Node server: a call on a connection that the
 * backend is just closing fails, and a POST is not sent again.
 */
const IDLE_MS = 4000

/**
 * Asks the backend over connections that are kept. The answer is whole, or cut off once it exceeds MAX_ANSWER_BYTES. Node's own
 * client, since `fetch` costs 0.8 to 0.9 ms more CPU a call: its request, answer, headers and signals are web objects,
 * and its body is a web stream. Answers are neither decompressed nor redirected.
 */
export function backendConnections(): { ask: Ask; close: () => void } {
  const options = { keepAlive: true, timeout: IDLE_MS }
  const plain = new Agent(options)
  const secure = new SecureAgent(options)
  return {
    ask(url, { method, headers, body, signal }) {
      const isSecure = url.protocol === 'https:'
      const open = isSecure ? secureRequest : plainRequest
      const agent = isSecure ? secure : plain
      return answerTo(open(url, { method, agent, headers: withLength(headers, body) }), body, signal)
    },
    close() {
      plain.destroy()
      secure.destroy()
    },
  }
}

/** Without a length Node would send the body in chunks. */
function withLength(headers: Question['headers'], body: string | null): Record<string, string | number> {
  const all = Object.assign({ 'accept-encoding': 'identity' }, headers)
  return body === null ? all : Object.assign(all, { 'content-length': Buffer.byteLength(body) })
}

function answerTo(request: ClientRequest, body: string | null, signal: AbortSignal): Promise<BackendAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      // After an abort the request fails with an error of its own.
      if (!signal.aborted) reject(error)
    }
    const abort = () => {
      reject(reasonOf(signal))
      request.destroy()
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    request.on('error', fail)
    request.on('response', (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes <= MAX_ANSWER_BYTES) return
        resolve(answerOf(answer, chunks))
        request.destroy()
      })
      answer.on('end', () => resolve(answerOf(answer, chunks)))
      answer.on('error', fail)
    })
    request.end(body ?? undefined)
  })
}

function reasonOf({ reason }: { reason: unknown }): Error {
  return reason instanceof Error ? reason : new Error('The call was aborted', { cause: reason })
}

function answerOf({ statusCode: status = 0, headers }: IncomingMessage, body: readonly Buffer[]): BackendAnswer {
  const get = (name: string) => headers[name]?.toString() ?? null
  return { ok: status >= 200 && status < 300, status, headers: { get }, body }
}
