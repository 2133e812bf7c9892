import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Where the server of the journeys writes its mails. */
const FOLDER = join(import.meta.dirname, '../../../.cache/journeys/mails')

/**
 * Path and query of the link in a mail about an order: `order_access` in every mail, `order_link` in the one that is asked for. Waits until the
 * mail is written. `folder` is where the shop writes its mails.
 */
export async function mailedLink(number: string, parameter: 'order_access' | 'order_link', folder = FOLDER): Promise<string> {
  const link = new RegExp(`https?://[^/\\s]+(/\\S+[?&]${parameter}=[\\w.-]+)`)
  let found = ''
  await expect(async () => {
    for (const mail of await mailsAbout(number, folder)) found = link.exec(mail)?.[1] ?? found
    expect(found).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return found
}

async function mailsAbout(number: string, folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  // Quoted-printable: long lines are folded, and = is written as =3D.
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).filter((mail) => mail.includes(number))
}
