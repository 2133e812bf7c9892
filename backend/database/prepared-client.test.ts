import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preparedClient } from './prepared-client'

let plain: PGlite
let client: PGlite
beforeAll(async () => {
  plain = await PGlite.create('memory://')
  client = preparedClient(plain)
  await client.query('create table fruits (id int primary key, name text not null unique, eaten timestamptz)')
})
afterAll(() => plain.close())

const preparedTexts = async () =>
  (await plain.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  )

describe('a query', () => {
  it.each([
    { rowMode: 'array' as const },
    { rowMode: 'object' as const },
    { parsers: { 1184: (text: string) => `at ${text}` } },
    undefined,
  ])('answers what PGlite answers, with %o', async (options) => {
    const text = `select $1::int as whole, $2::text as word, $3::jsonb as json, $4::boolean as truth, $5::int[] as list,
        $6::numeric as number, $7::timestamptz as instant, $8::text as nothing, $9::bytea as bytes`
    const values = [1, "o'dear ✓", { a: [1] }, true, [1, 2], 1.5, new Date(0), null, new Uint8Array([0, 255])]
    const { rows, fields } = await plain.query(text, values, options)
    for (let time = 0; time < 3; time += 1) expect(await client.query(text, values, options)).toMatchObject({ rows, fields })
  })

  it('counts the rows it changes', async () => {
    const insert = 'insert into fruits (id, name) values ($1, $2), ($3, $4)'
    expect(await client.query(insert, [1, 'apple', 2, 'pear'])).toMatchObject({ affectedRows: 2, rows: [] })
    expect(await client.query('update fruits set eaten = now() where id = $1', [1])).toMatchObject({ affectedRows: 1 })
  })

  it('is prepared once, however often it is sent', async () => {
    const text = 'select name from fruits where id = $1'
    for (const id of [1, 2]) await client.query(text, [id])
    expect((await preparedTexts()).filter((statement) => statement === text)).toHaveLength(1)
  })

  it('of more than 10,000 characters is not kept', async () => {
    const text = `select 1 as one /* ${'x'.repeat(10_000)} */`
    for (let time = 0; time < 2; time += 1) expect((await client.query(text)).rows).toEqual([{ one: 1 }])
    expect(await preparedTexts()).not.toContain(text)
  })

  it('that fails rejects with the code of PostgreSQL, and the next one is answered', async () => {
    await expect(client.query('insert into fruits (id, name) values ($1, $2)', [1, 'apple'])).rejects.toMatchObject({
      code: '23505',
    })
    await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('whose columns have changed since fails once, and is then prepared again', async () => {
    await client.query('create table columns (a int)')
    await client.query('select * from columns')
    await client.query('alter table columns add column b int')
    await expect(client.query('select * from columns')).rejects.toMatchObject({ code: '0A000' })
    expect((await client.query('select * from columns')).fields.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('is one of 300 that stay prepared: those unused for longest are closed', async () => {
    await client.query('select -1')
    for (let number = 0; number < 299; number += 1) await client.query(`select ${number}`)
    await client.query('select -1')
    await client.query('select 299')
    const texts = await preparedTexts()
    expect(texts).toHaveLength(300)
    expect(texts).toContain('select -1')
    expect(texts).not.toContain('select 0')
  })
})

describe('a transaction', () => {
  const names = async () =>
    (await client.query<{ name: string }>('select name from fruits order by id')).rows.map(({ name }) => name)
  const add = 'insert into fruits (id, name) values ($1, $2)'

  it('is committed when its work ends, and rolled back when it fails', async () => {
    await client.transaction(async (tx) => tx.query(add, [3, 'plum']))
    const failing = client.transaction(async (tx) => {
      await tx.query(add, [4, 'fig'])
      throw new Error('dropped')
    })
    await expect(failing).rejects.toThrow('dropped')
    expect(await names()).toEqual(['apple', 'pear', 'plum'])
  })

  it('in which a query failed is rolled back, also when its work carries on', async () => {
    const work = client.transaction(async (tx) => {
      await tx.query(add, [5, 'lime'])
      await tx.query(add, [1, 'apple']).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect(await names()).toEqual(['apple', 'pear', 'plum'])
  })

  it('keeps its savepoint when a query after that fails', async () => {
    await client.transaction(async (tx) => {
      await tx.query(add, [6, 'kiwi'])
      await tx.query('savepoint one')
      await tx.query(add, [1, 'apple']).catch(() => undefined)
      await tx.query('rollback to savepoint one')
    })
    expect(await names()).toEqual(['apple', 'pear', 'plum', 'kiwi'])
  })

  it('holds back all other queries until it ends, and takes queries of its own at the same time', async () => {
    const [, before] = await Promise.all([
      client.transaction(async (tx) => {
        await Promise.all([7, 8, 9].map((id) => tx.query(add, [id, `fruit ${id}`])))
        await tx.query('delete from fruits where id > $1', [6])
      }),
      names(),
      plain.exec('vacuum fruits'),
    ])
    expect(before).toEqual(['apple', 'pear', 'plum', 'kiwi'])
  })

  it('takes no query after its end', async () => {
    let late: Pick<PGlite, 'query'> | undefined
    await client.transaction(async (tx) => {
      late = tx
    })
    await expect(async () => late?.query('select 1')).rejects.toThrow('The transaction is closed')
  })
})
