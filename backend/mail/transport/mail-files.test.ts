import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exampleMail } from '../tests/example-mail'
import { mailFiles } from './mail-files'

let parent: string
let folder: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mails-'))
})
beforeEach(() => {
  folder = join(parent, crypto.randomUUID(), 'mails')
})
afterAll(() => rm(parent, { recursive: true }))

async function written(): Promise<string[]> {
  const names = await readdir(folder)
  return Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))
}

it('writes the whole MIME message, in a folder that it makes', async () => {
  await mailFiles(folder).send(exampleMail())
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^order-received-6f1d3c9e-[\da-f]{8}\.eml$/)])
  const [message = ''] = await written()
  const head = message.slice(0, message.indexOf('\r\n\r\n'))
  expect(head).toContain('From: Kraftcell <kundservice@kraftcell.example>')
  expect(head).toContain('To: kund@example.com')
  expect(head).toContain('Date: Sun, 22 Nov 2026 12:00:00 +0000')
  expect(head).toContain('Subject: =?UTF-8?Q?Orderbekr=C3=A4ftelse_SE100042?=')
  expect(head).toContain('Content-Type: multipart/mixed')
  for (const part of ['text/plain; charset=utf-8', 'text/html; charset=utf-8', 'filename=villkor.pdf'])
    expect(message).toContain(part)
  // Every line ends as RFC 5322 says.
  expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it('a mail that is sent again replaces its file, and another key is another file', async () => {
  const transport = mailFiles(folder)
  await transport.send(exampleMail())
  await transport.send(exampleMail({ subject: 'Again' }))
  expect(await written()).toEqual([expect.stringContaining('Subject: Again')])
  await transport.send(exampleMail({ key: 'order-received/6f1d3c9e' }))
  expect(await readdir(folder)).toHaveLength(2)
})

it('sent by two processes at once, each file is whole, and no draft is left', async () => {
  const [one, other] = [mailFiles(folder), mailFiles(folder)]
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).send(exampleMail({ key: `mail ${at % 5}` }))),
  )
  expect(await readdir(folder)).toHaveLength(5)
  for (const message of await written()) expect(message).toMatch(/--\r\n$/)
})

it('a mail that is held back at its end leaves nothing in the folder: it may have the codes of gift cards', async () => {
  const held = () => Promise.reject(new Error('held'))
  await expect(mailFiles(folder).send(exampleMail(), held)).rejects.toThrow('held')
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['a subject', { subject: 'Hej\r\nBcc: all@example.com' }],
  ['an address', { to: 'kund@example.com\r\nBcc: all@example.com' }],
  ['the name of the sender', { from: { name: 'Shop\r\nBcc: all@example.com', address: 'shop@example.com' } }],
  [
    'the name of a file',
    { attachments: [{ filename: 'a\r\nBcc: all@example.com', contentType: 'text/plain', content: new Uint8Array() }] },
  ],
  ['a key', { key: 'key\r\nBcc: all@example.com' }],
])('a line break in %s makes no header', async (_, change) => {
  await mailFiles(folder).send(exampleMail(change))
  const [message = ''] = await written()
  expect(message).not.toMatch(/^bcc:/im)
})
