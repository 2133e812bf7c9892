import { Problem } from '../../../app/commerce/contract/problem'
import type { Environment } from '../../environment'
import { readCommand } from './command'
import { printAnswer } from './print-answer'
import { helpFor } from './usage'

type Surroundings = { env: Environment; fetch: (url: string, init: RequestInit) => Promise<Response>; newId: () => string }

/**
 * Makes the call that the arguments ask for, and returns the lines to print. The backend is at BACKEND_URL, or
 * embedded at BACKEND_PORT of 127.0.0.1. Asked for help, it makes no call. Throws an error whose message says what
 * is missing, or why the call was refused.
 */
export async function runCommand(args: readonly string[], { env, fetch, newId }: Surroundings): Promise<string[]> {
  const help = helpFor(args)
  if (help !== null) return [help]
  const { method, path, body, print } = readCommand(args, newId())
  const { BACKEND_ADMIN_TOKEN: token = '' } = env
  if (token === '') {
    throw new Error(
      'BACKEND_ADMIN_TOKEN is missing: start the shop with a secret of 16 characters or more in it, and give the same one here (or in .env).',
    )
  }
  const url = `${originOf(env)}/admin/${path}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  const answer = await fetch(url, init).catch((error: unknown) => {
    throw new Error(`The backend does not answer at ${url}`, { cause: error })
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(refusalOf(answer.status, text))
  return printAnswer(print, text === '' ? null : JSON.parse(text))
}

function originOf({ BACKEND_URL, BACKEND_PORT }: Environment): string {
  if (BACKEND_URL) return BACKEND_URL.replace(/\/$/, '')
  if (BACKEND_PORT && BACKEND_PORT !== '0') return `http://127.0.0.1:${BACKEND_PORT}`
  throw new Error('BACKEND_PORT is missing: start the shop with a port for its backend, and give the same one here (or in .env).')
}

function refusalOf(status: number, text: string): string {
  if (status === 401) return 'The backend has another BACKEND_ADMIN_TOKEN.'
  const problem = parsedProblem(text)
  if (problem === null) return `The backend answered ${status}: ${text.slice(0, 200)}`
  const fields = (problem.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
  return fields.length > 0 ? fields.join('; ') : `${problem.detail ?? problem.title} (${problem.code})`
}

function parsedProblem(text: string): Problem | null {
  try {
    return Problem.parse(JSON.parse(text))
  } catch {
    // The answer is not the backend's; it is shown as it is.
    return null
  }
}
