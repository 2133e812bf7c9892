import { Client } from 'pg'
import { EVERYTHING_TAG } from '../../app/commerce/contract/changes'
import type { Listen } from './database'

const RECONNECT_MS = 1000

/**
 * Listens on a connection of its own, until stopped. A lost connection is opened again; as messages may have been
 * missed meanwhile, `all` is given then.
 */
export const listenPostgres =
  (url: string, onError: (error: Error) => void): Listen =>
  async (channel, onMessage) => {
    let client: Client | null = null
    let timer: NodeJS.Timeout | undefined
    let isStopped = false

    async function connect(): Promise<void> {
      const opened = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
      client = opened
      opened.on('notification', ({ payload = '' }) => onMessage(payload))
      opened.on('error', (error) => {
        onError(error)
        lose(opened)
      })
      opened.on('end', () => lose(opened))
      await opened.connect()
      await opened.query(`listen ${channel}`)
    }

    function lose(lost: Client): void {
      if (client !== lost || isStopped) return
      client = null
      timer = setTimeout(() => void reconnect(), RECONNECT_MS).unref()
    }

    async function reconnect(): Promise<void> {
      const attempt = connect()
      const opened = client
      try {
        await attempt
        onMessage(EVERYTHING_TAG)
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
        if (opened !== null) lose(opened)
      }
    }

    await connect()
    return async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end()
    }
  }
