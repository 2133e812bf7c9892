import { z } from 'zod'
import type { Language } from '../../app/commerce/contract/languages'
import { company } from '../stores/company'
import type { Environment } from '../environment'
import type { Sender } from '../interfaces/mail-transport'

/** The sender of a storefront's mails: its customer service, unless MAIL_FROM_SV and MAIL_REPLY_TO_SV name other addresses. */
export function senderOf(language: Language, env: Environment): Sender {
  const { brand, email } = company[language]
  const address = (name: string) => {
    const parsed = z.email().safeParse(env[name] || email)
    if (!parsed.success) throw new Error(`${name} is not an e-mail address`)
    return { name: brand ?? '', address: parsed.data }
  }
  const suffix = language.toUpperCase()
  return { from: address(`MAIL_FROM_${suffix}`), replyTo: address(`MAIL_REPLY_TO_${suffix}`) }
}
