import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Environment } from '../environment'
import { senderOf } from './sender'
import { mailFiles } from './transport/mail-files'
import type { MailService } from '../interfaces/mail-service'
import { smtp } from './transport/smtp'

/**
 * The mail service of the environment: SMTP_URL sends mails, otherwise they become files in MAIL_DIR, or in
 * `mails` of the data folder. MAIL_FROM_SV (_NO, _DE, _DA) and MAIL_REPLY_TO_SV change the addresses of a
 * storefront. Throws when a setting makes no sense.
 */
export function connectMail(env: Environment, dataDir: string | null): MailService {
  const folder = env.MAIL_DIR || join(dataDir ?? join(tmpdir(), 'kraftcell'), 'mails')
  return {
    transport: env.SMTP_URL ? smtp(checkedUrl('SMTP_URL', env.SMTP_URL, /^smtps?:$/).href) : mailFiles(folder),
    publicOrigin: checkedUrl('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || 'http://127.0.0.1:3000', /^https?:$/).origin,
    senders: { sv: senderOf('sv', env), no: senderOf('no', env), de: senderOf('de', env), da: senderOf('da', env) },
  }
}

function checkedUrl(name: string, value: string, protocol: RegExp): URL {
  const url = URL.canParse(value) ? new URL(value) : null
  // The value is left out of the message: SMTP_URL has a password in it.
  if (url === null || !protocol.test(url.protocol)) throw new Error(`${name} is not a URL of the right kind`)
  return url
}
