import type { z } from 'zod'
import { Refusal } from '../refusal'

/** Parses a value with its schema; throws a Refusal with 400 that names the invalid fields. */
export function parse<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new Refusal(400, 'invalid-request', `The ${what} does not keep the contract`, errors)
}

export type RawQuery = Record<string, string | Record<string, string[]>>

/** The query as an object. The last of repeated parameters counts; `f.x=1&f.x=2` becomes the member `f: { x: ['1', '2'] }`. */
export function readQuery(url: string): RawQuery {
  const query = new Map<string, string>()
  const groups = new Map<string, Map<string, string[]>>()
  for (const [name, value] of new URL(url).searchParams) {
    refuseNul(name, 'name of a query parameter')
    refuseNul(value, `query parameter ${name}`)
    const dot = name.indexOf('.')
    if (dot < 1) query.set(name, value)
    else {
      const group = groups.get(name.slice(0, dot)) ?? new Map<string, string[]>()
      const member = name.slice(dot + 1)
      groups.set(name.slice(0, dot), group.set(member, [...(group.get(member) ?? []), value]))
    }
  }
  return {
    ...Object.fromEntries([...groups].map(([name, members]) => [name, Object.fromEntries(members)])),
    ...Object.fromEntries(query),
  }
}

/** The JSON body of a request; throws a Refusal with 415 or 400. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(.+\+)?json\b/i.test(type)) throw new Refusal(415, 'unsupported-media-type', 'The body must be JSON')
  const text = await request.text()
  try {
    // Visiting each member of a long cart takes longer than parsing it. JSON can hold a NUL only in this form.
    const value: unknown = text.includes(String.raw`\u0000`) ? JSON.parse(text, withoutNul) : JSON.parse(text)
    return value
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'invalid-json', 'The body is not valid JSON')
  }
}

function withoutNul(_key: string, member: unknown): unknown {
  if (typeof member === 'string') refuseNul(member, 'body')
  return member
}

/** Refuses text with a NUL character, which PostgreSQL cannot store; throws a Refusal with 400. */
export function refuseNul(text: string, where: string): void {
  if (text.includes('\0')) throw new Refusal(400, 'invalid-request', `The ${where} holds a NUL character`)
}
