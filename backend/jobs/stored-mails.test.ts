import { expect, it } from 'vitest'
import type { Fields } from '../../app/commerce/contract/stored-fields'
import jobs from '../tests/fixture/stored-jobs.json'
import written from '../tests/fixture/stored-mails.json'
import { MailRequest } from '../queue/mail-request'
import { Job, readJob, writeJob } from '../queue/job'

/**
 * The requests of mails as a version wrote them, `*` for the ids, each type with all of its fields. A release that writes another
 * form adds a version. What is there is never edited. backend/tests/stored-jobs.test.ts sends those that have changed.
 */
const withIds = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '*' ? crypto.randomUUID() : value]))

it.each(written.flatMap(({ version, mails }) => mails.map((mail) => [mail.type, version, mail] as const)))(
  'the mail %s of version %i can be read, with every field',
  (_, version, mail) => {
    const stored = withIds(mail)
    expect(readJob({ kind: 'mail', mail: stored, version })).toEqual({ kind: 'mail', mail: stored })
  },
)

it('every kind of job and every type of mail stands in the fixtures of the current version', () => {
  const [mails, all] = [written.at(-1), jobs.at(-1)]
  const { version } = mails ?? {}
  expect(writeJob({ kind: 'refund', refund_id: crypto.randomUUID() })).toMatchObject({ version })
  expect(new Set(mails?.mails.map(({ type }) => type))).toEqual(new Set(MailRequest.options.map(({ shape }) => shape.type.value)))
  expect(all?.version).toBe(version)
  expect(new Set(all?.jobs.map(({ kind }) => kind))).toEqual(new Set(Job.options.map(({ shape }) => shape.kind.value)))
})
