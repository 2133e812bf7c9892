import { afterEach, expect, it } from 'vitest'
import { exampleMail } from '../tests/example-mail'
import { type SmtpAnswers, startSmtpServer } from '../tests/smtp-server'
import { UndeliverableMail } from '../../interfaces/mail-transport'
import { smtp } from './smtp'

let stops: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
})

async function open(answers?: SmtpAnswers) {
  const server = await startSmtpServer(answers)
  const transport = smtp(server.url)
  stops = [transport.close, server.stop]
  return { server, transport }
}

it('sends the mail with all its parts, over a connection that is used again', async () => {
  const { server, transport } = await open()
  await transport.send(exampleMail())
  await transport.send(exampleMail({ key: 'another' }))
  expect(server.connections()).toBe(1)
  const [first, second] = server.received
  expect(first?.recipients).toEqual(['RCPT TO:<kund@example.com>'])
  for (const part of ['multipart/alternative', 'text/plain', 'text/html', 'application/pdf', 'Content-Language: sv']) {
    expect(first?.content).toContain(part)
  }
  expect(first?.content).toContain('Message-ID: <')
  expect(idOf(first?.content)).not.toBe(idOf(second?.content))
})

it('the same key gives the same Message-ID', async () => {
  const { server, transport } = await open()
  await transport.send(exampleMail())
  await transport.send(exampleMail({ date: new Date(0) }))
  const ids = server.received.map(({ content }) => idOf(content))
  expect(ids[0]).toMatch(/^<[\da-f]{32}@kraftcell\.example>$/)
  expect(ids[1]).toBe(ids[0])
})

it('hands a mail over when the server has agreed to take it, and not when it refuses the recipient', async () => {
  const { server, transport } = await open()
  const receivedBefore: number[] = []
  await transport.send(exampleMail(), async () => {
    receivedBefore.push(server.received.length)
    return Promise.resolve()
  })
  expect([receivedBefore, server.received.length]).toEqual([[0], 1])
  expect(server.received[0]?.content).toContain('multipart/alternative')
  const refusing = await open({ 'RCPT TO': '452 4.2.2 Mailbox full' })
  let isHandedOver = false
  const refused = refusing.transport.send(exampleMail(), async () => {
    isHandedOver = true
    return Promise.resolve()
  })
  await expect(refused).rejects.toThrow()
  expect(isHandedOver).toBe(false)
})

it('a mail that cannot be noted is not handed over', async () => {
  const { server, transport } = await open()
  await expect(transport.send(exampleMail(), () => Promise.reject(new Error('The database is away')))).rejects.toThrow()
  expect(server.received).toHaveLength(0)
})

it.each([
  ['an unknown recipient', { 'RCPT TO': '550 5.1.1 No such user' }],
  ['refused content', { '.': '554 5.7.1 Rejected' }],
])('%s makes a mail undeliverable', async (_, answers) => {
  const { transport } = await open(answers)
  await expect(transport.send(exampleMail())).rejects.toThrow(UndeliverableMail)
})

it.each([
  ['a full mailbox', { 'RCPT TO': '452 4.2.2 Mailbox full' }],
  ['greylisting', { '.': '451 4.7.1 Try again later' }],
  ['a refused sender', { 'MAIL FROM': '550 5.7.1 Sender not allowed' }],
])('after %s another attempt may succeed', async (_, answers) => {
  const { transport } = await open(answers)
  const failure = await transport.send(exampleMail()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(UndeliverableMail)
})

it('a server that is not there is a temporary failure', async () => {
  const { server, transport } = await open()
  await server.stop()
  const failure = await transport.send(exampleMail()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(UndeliverableMail)
})

const idOf = (content = ''): string | undefined => /^Message-ID: (.*)$/m.exec(content)?.[1]
