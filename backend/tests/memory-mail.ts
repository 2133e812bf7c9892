import { connectMail, type MailService } from '../mail/connect-mail'
import type { OutgoingMail } from '../mail/transport/mail-transport'

/** A mail service that keeps what was sent, oldest first. */
export function memoryMail(): { service: MailService; sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  const settings = connectMail({ PUBLIC_ORIGIN: 'https://shop.example' }, null)
  const send = async (mail: OutgoingMail) => {
    sent.push(mail)
    return Promise.resolve()
  }
  return { service: { ...settings, transport: { send, close: () => undefined } }, sent }
}
