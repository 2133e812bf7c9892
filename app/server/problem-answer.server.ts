import type { Problem } from '../commerce/contract/problem'

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The failure of a JSON resource: a problem body (RFC 9457), never cached. */
export function problemAnswer(status: number, code: string, headers: Readonly<Record<string, string>> = {}): Response {
  const problem: Problem = { type: 'about:blank', title: TITLES[status] ?? 'Error', status, code }
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}
