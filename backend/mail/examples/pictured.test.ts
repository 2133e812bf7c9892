import { readFile, stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { MailRequest } from '../../queue/mail-request'
import { exampleMails } from './example-mails'
import { pictured } from './pictured'

const DOCS = new URL('../../../docs/', import.meta.url)
const MAX_BYTES = 1_500_000
const PICTURES = pictured(Object.keys(exampleMails('sv')))

it('docs/mails.md has a row for each type of mail, with a picture of its four languages', async () => {
  const rows = (await readFile(new URL('mails.md', DOCS), 'utf8')).split('\n').filter((line) => line.startsWith('| `'))
  const types = MailRequest.options.map(({ shape }) => shape.type.value)
  for (const type of types) expect(rows.filter((row) => row.startsWith(`| \`${type}\` `))).toHaveLength(1)
  const shown = rows.map((row) => /\(mails\/(.+)\.webp\)/.exec(row)?.[1])
  expect(shown.toSorted()).toEqual(PICTURES.toSorted())
})

it('the pictures of mails have at most 1.5 MB together', async () => {
  const sizes = await Promise.all(PICTURES.map(async (name) => (await stat(new URL(`mails/${name}.webp`, DOCS))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})
