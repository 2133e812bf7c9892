import { connectMail } from '../mail/connect-mail'
import type { MailService } from '../interfaces/mail-service'
import type { MailTransport, OutgoingMail } from '../interfaces/mail-transport'

/** A mail service that keeps what was sent, oldest first. */
export function memoryMail(): { service: MailService; sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  const settings = connectMail({ PUBLIC_ORIGIN: 'https://shop.example' }, null)
  const send: MailTransport['send'] = async (mail, handsOver) => {
    await handsOver?.()
    sent.push(mail)
  }
  return { service: { ...settings, transport: { send, close: () => undefined } }, sent }
}
