import { createServer, type Socket } from 'node:net'

/**
 * The server's answers to commands, in place of "250 OK". The key is the beginning of the
 * command, in upper case; `.` ends the content.
 */
export type SmtpAnswers = Record<string, string>

/** A message as the server received it: the command of each recipient, and the content. */
export type ReceivedMessage = { recipients: string[]; content: string }

/** An SMTP server on a loopback port that keeps what it receives. `onMessage` is called for each message that it accepts. */
export async function startSmtpServer(answers: SmtpAnswers = {}, onMessage: () => void = () => undefined) {
  const received: ReceivedMessage[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => sockets.delete(socket))
    serve(socket, answers, (message) => {
      received.push(message)
      onMessage()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    connections: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serve(socket: Socket, answers: SmtpAnswers, onMessage: (message: ReceivedMessage) => void): void {
  let recipients: string[] = []
  let content: string[] | null = null
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const answer = (command: string, usual: string) => {
    const key = Object.keys(answers).find((beginning) => command.toUpperCase().startsWith(beginning))
    const line = key === undefined ? usual : (answers[key] ?? usual)
    say(line)
    return /^[23]/.test(line)
  }

  function take(line: string): void {
    if (content !== null) {
      if (line !== '.') content.push(line)
      else if (answer('.', '250 Accepted')) onMessage({ recipients, content: content.join('\n') })
      if (line === '.') content = null
    } else if (/^MAIL/i.test(line)) {
      recipients = []
      answer(line, '250 OK')
    } else if (/^RCPT/i.test(line)) {
      if (answer(line, '250 OK')) recipients.push(line)
    } else if (/^DATA/i.test(line)) {
      if (answer(line, '354 Go on')) content = []
    } else answer(line, '250 OK')
  }

  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk.toString('latin1')}`.split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(take)
  })
  say('220 loopback ESMTP')
}
