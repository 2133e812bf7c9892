import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport, OutgoingMail } from '../../interfaces/mail-transport'
import { keyHash, mimeMessage } from './mime-message'

/**
 * Writes each mail as a file `.eml` of a folder: the whole MIME message, which mail programs open. The name derives from the key
 * of the mail, so that a mail that is sent again replaces its file. A file is written whole, by renaming.
 */
export function mailFiles(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail, handsOver) {
      const { message } = await composer.sendMail(mimeMessage(mail))
      await mkdir(folder, { recursive: true })
      const file = join(folder, fileName(mail))
      const draft = `${file}.${randomBytes(4).toString('hex')}.draft`
      await writeFile(draft, message)
      try {
        await handsOver?.()
        await rename(draft, file)
      } catch (error) {
        // It may hold the codes of gift cards, which were held back.
        await rm(draft, { force: true })
        throw error
      }
    },
    close: () => composer.close(),
  }
}

function fileName(mail: OutgoingMail): string {
  const readable = mail.key.replaceAll(/[^\w-]+/g, '-').slice(0, 80)
  return `${readable}-${keyHash(mail).slice(0, 8)}.eml`
}
