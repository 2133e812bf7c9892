import type { SessionIdStorageStrategy } from '@remix-run/node'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { lruByBytes } from '../../commerce/lru-by-bytes'
import type { Redis } from '../storage/redis.server'
import { StaleSession } from '../storage/session-faults.server'
import { bytesOfKept, KEPT_BYTES, type KeptSession } from './kept-session'
import { parseJson, type SessionRecord, StoredRecord } from './session-record'

type Keys = Omit<SessionIdStorageStrategy<SessionRecord, SessionRecord>, 'cookie'>
type Data = Parameters<Keys['createData']>[0]
type SessionData = NonNullable<Awaited<ReturnType<Keys['readData']>>>

/** The version of a session, with its data unless it is the version that was asked with. */
const READ = `
  local version = redis.call('HGET', KEYS[1], 'version')
  if version and version == ARGV[1] then return {version} end
  return redis.call('HMGET', KEYS[1], 'version', 'data')`
const Answer = z.tuple([z.string(), z.string().optional()])

/** Writes if the stored version is still the one that was read. A session that has expired meanwhile is created again. */
const SAVE = `
  local stored = redis.call('HGET', KEYS[1], 'version')
  if stored and stored ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], 'version', ARGV[2], 'data', ARGV[3])
  redis.call('PEXPIREAT', KEYS[1], ARGV[4])
  return 1`

/**
 * Sessions in Redis, which forgets each when its time is over. What is read carries the version it was read at;
 * `updateData` throws StaleSession when the stored version is another, so a slow writer overwrites nothing.
 * A session that was read before is fetched again only when its version has changed (decision 068), so the data of a read
 * must not be changed.
 * Everything throws SessionsAway in an outage.
 */
export function sessionsInRedis(redis: Redis): Keys {
  const kept = lruByBytes<KeptSession<SessionData>>(KEPT_BYTES, bytesOfKept)
  return {
    async createData(data, expires) {
      const id = randomBytes(16).toString('hex')
      await save(id, data, expires)
      return id
    },
    async readData(id) {
      const known = kept.get(id)
      const asked = { keys: [keyOf(id)], arguments: [known?.state ?? ''] }
      const answer = Answer.safeParse(await redis.ask((client) => client.eval(READ, asked)))
      if (!answer.success) return null
      const [version, data] = answer.data
      if (data === undefined) return known?.content ?? null
      const content = StoredRecord.safeParse(parseJson(data))
      if (!content.success) return null
      const record = { ...content.data, version }
      kept.set(id, { state: version, content: record, length: data.length })
      return record
    },
    updateData: save,
    async deleteData(id) {
      await redis.ask((client) => client.del(keyOf(id)))
    },
  }

  async function save(id: string, { version = '', ...data }: Data, expires: Date | undefined): Promise<void> {
    if (expires === undefined) throw new TypeError('A session in Redis must end some day')
    const written = [version, randomBytes(8).toString('hex'), JSON.stringify(data), String(expires.getTime())]
    const saved = await redis.ask((client) => client.eval(SAVE, { keys: [keyOf(id)], arguments: written }))
    if (saved !== 1) throw new StaleSession(`A session was changed while it was in hand`)
  }
}

const keyOf = (id: string) => `kraftcell:session:${id}`
