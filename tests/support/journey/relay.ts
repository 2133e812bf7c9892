import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../redis/start-redis'

export type Relay = { url: string; open: () => Promise<void>; shut: () => void }

/** An address of a server on this machine that can be shut, as if the server had ended, and opened again. */
export async function relayTo(target: number): Promise<Relay> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // Which side breaks off does not matter here.
    socket.on('error', () => socket.destroy())
    return socket
  }
  const relay: Relay = {
    url: `http://127.0.0.1:${port}`,
    async open() {
      server = createServer((near) => {
        const far = keep(connect(target, '127.0.0.1'))
        keep(near).pipe(far).pipe(near)
        near.once('close', () => far.destroy())
        far.once('close', () => near.destroy())
      }).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    shut() {
      server?.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  await relay.open()
  return relay
}
