import { type PGlite, parse, protocol, type QueryOptions, type Results, TransactionAbortedError } from '@electric-sql/pglite'
import { Mutex } from 'async-mutex'

/** The number of statements that stay prepared; each takes 20 to 100 kB of the database's memory. */
const MAX_STATEMENTS = 300
/**
 * Longer statements, such as an insert of a thousand rows, are not prepared: they are seldom
 * repeated, and their plans take megabytes.
 */
const MAX_LENGTH = 10_000

/** PostgreSQL's codes for a prepared statement whose columns have changed since, or that does not exist. */
const OUTDATED: readonly unknown[] = ['0A000', '26000']

const { serialize } = protocol

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Query = (text: string, values?: readonly unknown[], options?: QueryOptions) => Promise<Results>

type Statement = {
  name: string
  /** The type ids of its parameters. */
  parameters: readonly number[]
  /** The description of its rows; empty when it has none. */
  rows: Messages
}

/**
 * The same database, whose `query` and `transaction` prepare each statement once and then send its values alone, in one call.
 * PGlite itself parses and plans a statement each time and makes five calls for it, which takes three times the CPU time. A
 * transaction has `query` only, which is all that drizzle calls.
 */
export function preparedClient(client: PGlite): PGlite {
  const statements = new Map<string, Statement>()
  let named = 0

  const send = (messages: readonly Uint8Array[]) => client.execProtocolStream(Buffer.concat(messages))

  async function prepare(text: string, name = `statement_${(named += 1)}`): Promise<Statement> {
    const answer = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()])
    const rows = answer.filter((message) => message.name === 'rowDescription')
    return { name, parameters: parse.parseDescribeStatementResults(answer), rows }
  }

  async function forget(text: string, { name }: Statement): Promise<void> {
    statements.delete(text)
    await send([serialize.close({ type: 'S', name }), serialize.sync()])
  }

  /** The statement of this text, which is then the one used last. */
  async function statementOf(text: string): Promise<Statement> {
    if (text.length > MAX_LENGTH) return prepare(text, '')
    const statement = statements.get(text) ?? (await prepare(text))
    statements.delete(text)
    statements.set(text, statement)
    const [oldest] = statements
    if (oldest !== undefined && statements.size > MAX_STATEMENTS) await forget(...oldest)
    return statement
  }

  const run: Query = async (text, values = [], options = {}) => {
    if (client.closed) throw new Error('The database is closed')
    const statement = await statementOf(text)
    const written = values.map((value, index) => writeValue(client, value, statement.parameters[index]))
    try {
      const bind = serialize.bind({ statement: statement.name, values: written })
      const answer = await send([bind, serialize.execute(), serialize.sync()])
      return resultOf(client, [...statement.rows, ...answer], options)
    } catch (error) {
      // The next try prepares it again.
      if (error instanceof Error && OUTDATED.includes(Reflect.get(error, 'code'))) await forget(text, statement)
      throw error
    }
  }

  async function command(text: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<string | undefined> {
    return resultOf(client, await send([serialize.query(text)]), {}).command
  }

  async function transaction<T>(work: (open: { query: Query }) => Promise<T>): Promise<T> {
    const turns = new Mutex()
    let open = true
    const query: Query = (...asked) => {
      if (!open) throw new Error('The transaction is closed')
      return turns.runExclusive(() => run(...asked))
    }
    await command('BEGIN')
    try {
      const result = await work({ query })
      if ((await turns.runExclusive(() => command('COMMIT'))) === 'ROLLBACK') throw new TransactionAbortedError()
      return result
    } catch (error) {
      if (client.isInTransaction()) await turns.runExclusive(() => command('ROLLBACK'))
      throw error
    } finally {
      open = false
    }
  }

  const own = new Map<unknown, unknown>([
    ['query', (...asked: Parameters<Query>) => client.runExclusive(() => run(...asked))],
    ['transaction', (work: Parameters<typeof transaction>[0]) => client.runExclusive(() => transaction(work))],
  ])
  return new Proxy(client, {
    get(target, key): unknown {
      const value: unknown = own.get(key) ?? Reflect.get(target, key, target)
      // PGlite has private fields, so its methods must be called on the object itself.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

function writeValue({ serializers }: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null
  return serializers[type]?.(value) ?? (typeof value === 'string' ? value : JSON.stringify(value))
}

function resultOf({ parsers }: PGlite, messages: Messages, { parsers: own, rowMode }: QueryOptions): Results {
  const all: PGlite['parsers'] = { ...own }
  // Copying the hundred parsers of PGlite for each query would take longer than the query.
  Object.setPrototypeOf(all, parsers)
  const [result] = parse.parseResults(messages, all, { rowMode })
  return result ?? { rows: [], fields: [] }
}
