import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type MailTransport, UndeliverableMail } from '../../interfaces/mail-transport'
import { mimeMessage } from './mime-message'

const CONNECT_TIMEOUT_MS = 10_000
/** Time without an answer of the server, within an open connection. */
const SILENCE_TIMEOUT_MS = 30_000
const MAX_CONNECTIONS = 2

/** Sends mails through the SMTP server of a URL: `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
export function smtp(url: string): MailTransport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  })
  const handingOver = new Map<unknown, () => Promise<void>>()
  server.use('stream', ({ data, message }, done) => {
    const handsOver = handingOver.get(data.messageId)
    if (handsOver !== undefined) message.processFunc((content) => withStepBeforeEnd(handsOver, content))
    done()
  })
  return {
    async send(mail, handsOver) {
      const message = mimeMessage(mail)
      if (handsOver !== undefined) handingOver.set(message.messageId, handsOver)
      try {
        await server.sendMail(message)
      } catch (error) {
        if (isPermanent(error)) throw new UndeliverableMail('The mail was refused for good', { cause: error })
        throw error
      } finally {
        handingOver.delete(message.messageId)
      }
    },
    close: () => server.close(),
  }
}

/**
 * The content of a message, with a step between its last byte and its end. The client reads it once the server has agreed to
 * accept it (reply 354), and the server accepts no mail without its end.
 */
function withStepBeforeEnd(step: () => Promise<void>, content: AsyncIterable<Buffer>): Readable {
  return Readable.from(
    (async function* () {
      yield* content
      await step()
    })(),
    { objectMode: false },
  )
}

/**
 * Whether the recipient or the content was refused: by the server with a code from 500 on (RFC 5321, section
 * 4.2.1), or by nodemailer without asking it. Refused credentials and a refused sender are configuration errors:
 * the mail can be sent once they are corrected.
 */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'command' in error)) return false
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (!isAboutMail || error.command === 'MAIL FROM') return false
  const responseCode = 'responseCode' in error ? error.responseCode : undefined
  return typeof responseCode !== 'number' || responseCode >= 500
}
