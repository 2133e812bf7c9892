import { expect, it } from 'vitest'
import { drizzle } from 'drizzle-orm/node-postgres'
import { notFound } from '../refusal'
import { readsFromReplica } from './reads'

/** A client that is never connected. */
const unused = () => drizzle({ connection: 'postgres://127.0.0.1:9/none' })
const primary = unused()
const replica = unused()

function open() {
  const clock = { now: 0 }
  const failures: unknown[] = []
  const read = readsFromReplica({ primary, replica }, { now: () => clock.now, onFailure: (error) => failures.push(error) })
  return { clock, failures, read }
}

it('reads from the replica', async () => {
  expect(await open().read(async (db) => db === replica)).toBe(true)
})

it('reads from the primary when the replica fails, and asks it again after 5 s', async () => {
  const { clock, failures, read } = open()
  const asked: string[] = []
  const work = async (db: unknown) => {
    asked.push(db === replica ? 'replica' : 'primary')
    if (db === replica) throw new Error('gone')
    return 'answer'
  }
  expect(await read(work)).toBe('answer')
  clock.now = 4999
  expect(await read(work)).toBe('answer')
  expect(asked).toEqual(['replica', 'primary', 'primary'])
  clock.now = 5000
  await read(work)
  expect(asked.slice(3)).toEqual(['replica', 'primary'])
  expect(failures).toHaveLength(2)
})

it('takes a refusal for an answer', async () => {
  const { failures, read } = open()
  await expect(
    read(async () => {
      throw notFound('The product')
    }),
  ).rejects.toThrow('was not found')
  expect(failures).toEqual([])
})
