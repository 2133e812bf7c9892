import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Where the server of the journeys writes its mails. */
const FOLDER = join(import.meta.dirname, '../../../.cache/journeys/mails')

/**
 * `order_access` is in every mail about an order, `order_link` in the one that is asked for,
 * `change_password` in that of a new customer.
 */
type Parameter = 'order_access' | 'order_link' | 'change_password'

/**
 * Path and query of the link with a parameter in a mail that names an order number or an address. Waits until the mail is
 * written.
 */
export async function mailedLink(about: string, parameter: Parameter): Promise<string> {
  const link = new RegExp(`https?://[^/\\s]+(/\\S+[?&]${parameter}=[\\w.-]+)`)
  let found = ''
  await expect(async () => {
    for (const mail of await mailsAbout(about)) found = link.exec(mail)?.[1] ?? found
    expect(found).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return found
}

async function mailsAbout(about: string): Promise<string[]> {
  const names = await readdir(FOLDER).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')))
  // Quoted-printable: long lines are folded, and = is written as =3D.
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).filter((mail) => mail.includes(about))
}
