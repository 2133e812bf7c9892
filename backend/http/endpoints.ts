import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { CallQuery } from '../../app/commerce/contract/query'
import type { Language } from '../../app/commerce/contract/languages'
import type { Database } from '../database/database'
import type { Services } from '../services'
import { findStore, type Store } from '../stores/stores'
import { parse, readJson, readQuery, refuseNul } from './parse'
import { Refusal } from '../refusal'

/** The language, store and time of a call. */
export type Scope = { language: Language; store: Store; now: Date }

/** A parsed call, as handlers receive it. */
export type Call<Query, Body> = Scope & {
  query: Query
  body: Body
  params: Record<string, string>
  header: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
}

type GetRow<Q, A> = { method: 'GET'; path: string; query: Q; answer: A }
type BodyRow<M, Q, B, A> = { method: M; path: string; query: Q; body: B; answer: A }
type BodyHandler<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = (
  call: Call<z.output<Q>, z.output<B>>,
) => Promise<z.output<A>>

/**
 * Mounts rows of the contract's `calls` on an app. Query and body are parsed with the schemas of the row, and the handler must
 * return the type of its answer. A row whose answer is null is answered with 202 without a body.
 */
export function endpoints(app: Hono, services: Services) {
  const withBody =
    <M, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(row: BodyRow<M, Q, B, A>, handler: BodyHandler<Q, B, A>) =>
    async (context: Context) => {
      const { raw, ...call } = openCall(context, services)
      const body = parse(row.body, await readJson(context.req.raw), 'body')
      return answer(context, row.answer, await handler({ ...call, query: parse(row.query, raw, 'query'), body }))
    }
  return {
    get<Q extends z.ZodType, A extends z.ZodType>(
      row: GetRow<Q, A>,
      handler: (call: Call<z.output<Q>, undefined>) => Promise<z.output<A>>,
    ): void {
      app.get(pattern(row.path), async (context) => {
        const { raw, ...call } = openCall(context, services)
        return answer(context, row.answer, await handler({ ...call, query: parse(row.query, raw, 'query'), body: undefined }))
      })
    },
    /** A call that reads what a replica of the database has too (DATABASE_REPLICA_URL). `handler` may run twice. */
    read<Q extends z.ZodType, A extends z.ZodType>(
      row: GetRow<Q, A>,
      handler: (db: Database, call: Call<z.output<Q>, undefined>) => Promise<z.output<A>>,
    ): void {
      this.get(row, (call) => services.reads((db) => handler(db, call)))
    },
    post<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
      row: BodyRow<'POST', Q, B, A>,
      handler: BodyHandler<Q, B, A>,
    ): void {
      app.post(pattern(row.path), withBody(row, handler))
    },
    put<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
      row: BodyRow<'PUT', Q, B, A>,
      handler: BodyHandler<Q, B, A>,
    ): void {
      app.put(pattern(row.path), withBody(row, handler))
    },
  }
}

export type Endpoints = ReturnType<typeof endpoints>

const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function openCall(context: Context, services: Services) {
  const raw = readQuery(context.req.url)
  const { locale, sid } = parse(CallQuery, raw, 'query')
  const store = findStore(sid)
  if (store === undefined) throw new Refusal(400, 'unknown-store', `There is no store ${sid}`)
  const params: Record<string, string> = context.req.param()
  for (const [name, value] of Object.entries(params)) refuseNul(value, `path parameter ${name}`)
  return {
    raw,
    params,
    language: locale,
    store,
    now: services.now(),
    header: (name: string) => context.req.header(name),
    setHeader: (name: string, value: string) => context.header(name, value),
  }
}

function answer(context: Context, schema: z.ZodType, value: unknown): Response {
  return schema instanceof z.ZodNull || schema instanceof z.ZodUnknown ? context.body(null, 202) : context.json(value)
}
