import { z } from 'zod'

/**
 * The record that a session store keeps under an id. `shopper` is the stored shopper (stored-shopper.ts). `mark` tells
 * one session from the next, also under the same id: a session that is gone and begins again has another. `seenOn` is
 * the day it was last renewed; `version` is what a store of several processes read; `begun` is the start time of a
 * session started by several tabs at once; `movedAt` is when a login or logout moved the session to another id: nothing
 * else is left of it then (decision 042).
 */
export type SessionRecord = { shopper: unknown; mark: string; seenOn: string; version: string; begun: string; movedAt: string }

const text = z.string().optional().catch(undefined)

/** A stored record, each field read by itself; fields that only a later release knows are kept. */
export const StoredRecord = z.looseObject({
  shopper: z.unknown().optional(),
  mark: text,
  seenOn: text,
  begun: text,
  movedAt: text,
})

/** The JSON value of a text; undefined when it is none. */
export function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}
