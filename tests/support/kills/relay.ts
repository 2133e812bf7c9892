import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as it passes a relay; `path` includes the query. */
export type PassingCall = { method: string; path: string; body: string }

/**
 * `request`: the call is held before it is passed on. `during`: it is passed on and not held. `answer`: it
 * was carried out, and its answer is held.
 */
export type Moment = 'request' | 'during' | 'answer'

/** Waits for one call. `sprung` resolves at the moment; `release` ends the hold, and a dropped call breaks its connection. */
export type Trap = { sprung: Promise<void>; release: (fate: 'pass' | 'drop') => void }

export type Relay = {
  origin: string
  /** Sets a trap for the next call that matches. */
  set: (matches: (call: PassingCall) => boolean, moment: Moment) => Trap
  /** Removes all traps; held calls pass. */
  clear: () => void
  stop: () => Promise<void>
}

type SetTrap = { matches: (call: PassingCall) => boolean; moment: Moment; spring: () => Promise<'pass' | 'drop'>; trap: Trap }

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/**
 * Passes HTTP calls on to a server at `target`, so that a test can stop one at an exact moment. When the server is
 * away, the connection of the caller breaks.
 */
export async function startRelay(target: string): Promise<Relay> {
  const agent = new Agent({ keepAlive: false })
  const { hostname, port } = new URL(target)
  const traps = new Set<SetTrap>()

  /** Takes the trap that a call springs. */
  function takeTrap(call: PassingCall): SetTrap | undefined {
    const found = [...traps].find(({ matches }) => matches(call))
    if (found !== undefined) traps.delete(found)
    return found
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const { method = 'GET', url: path = '/', headers } = incoming
    const taken = takeTrap({ method, path, body: body.toString() })
    const isDropped = async (moment: Moment) => taken?.moment === moment && (await taken.spring()) === 'drop'
    if (await isDropped('request')) return void response.destroy()
    if (taken?.moment === 'during') void taken.spring()
    const outgoing = request({ hostname, port, agent, method, path, headers: { ...endToEnd(headers), connection: 'close' } })
    outgoing.end(body)
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
    const [answer] = await answered
    const content = await buffer(answer)
    if (await isDropped('answer')) return void response.destroy()
    response.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), 'content-length': content.length })
    response.end(content)
  }

  const server = createServer((incoming, response) => {
    // The caller or the server was killed: a broken connection is what the other one sees.
    pass(incoming, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port')

  return {
    origin: `http://127.0.0.1:${address.port}`,
    set(matches, moment) {
      const made = setTrap(matches, moment)
      traps.add(made)
      return made.trap
    },
    clear() {
      for (const { trap } of traps) trap.release('pass')
      traps.clear()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function setTrap(matches: SetTrap['matches'], moment: Moment): SetTrap {
  let isSprung = () => {}
  let release: Trap['release'] = () => {}
  const sprung = new Promise<void>((resolve) => (isSprung = resolve))
  const fate = new Promise<'pass' | 'drop'>((resolve) => (release = resolve))
  const spring = () => {
    isSprung()
    return fate
  }
  return { matches, moment, spring, trap: { sprung, release: (decided) => release(decided) } }
}

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))
