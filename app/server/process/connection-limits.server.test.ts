import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { limitConnections, REQUEST_TIMEOUTS } from './connection-limits.server'

it('headers come within 15 s and bodies within 30 s, and connections are capped', () => {
  const server = createServer(REQUEST_TIMEOUTS)
  limitConnections(server)
  const { headersTimeout, requestTimeout, maxConnections } = server
  expect([headersTimeout, requestTimeout, maxConnections]).toEqual([15_000, 30_000, 5000])
})
