import { expect } from 'vitest'
import type { z } from 'zod'
import { type CallName, type Calls, calls } from '../../app/commerce/contract/calls'
import { post, put, type TestShop } from './test-shop'

type Options = { path?: string; query?: string; body?: unknown; token?: string }

/**
 * Makes calls of the contract's `calls` and parses each answer with the schema of its row;
 * `answered` are the names of those made.
 */
export class Caller {
  readonly answered = new Set<string>()

  constructor(private readonly shop: TestShop) {}

  async call<N extends CallName>(name: N, { path = '', query, body, token }: Options = {}) {
    const row = calls[name]
    const address = row.path.replace(/\{\w+\}/, path) + (query === undefined ? '' : `?${query}`)
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const send = { GET: () => ({ headers }), POST: () => post(body, headers), PUT: () => put(body, headers) }
    const response = await this.shop.fetch(address, send[row.method]())
    expect(response.ok, `${name}: ${response.status}`).toBe(true)
    this.answered.add(name)
    const text = await response.text()
    return { response, answer: parseAnswer(name, text === '' ? null : JSON.parse(text)) }
  }
}

function parseAnswer<N extends CallName>(name: N, answer: unknown): z.output<Calls[N]['answer']>
function parseAnswer(name: CallName, answer: unknown): unknown {
  return calls[name].answer.parse(answer)
}
