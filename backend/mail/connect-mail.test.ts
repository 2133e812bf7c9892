import { expect, it } from 'vitest'
import { connectMail } from './connect-mail'

it('without settings the mails come from the customer service of each storefront, with links to the default address', () => {
  const { publicOrigin, senders } = connectMail({}, null)
  expect(publicOrigin).toBe('http://127.0.0.1:3000')
  expect(senders.de.from).toEqual({ name: 'Kraftzelle', address: 'kundenservice@kraftzelle.example' })
  expect(senders.de.replyTo).toEqual(senders.de.from)
})

it('each storefront can have its own sender and its own address for answers', () => {
  const env = { MAIL_FROM_NO: 'post@shop.example', MAIL_REPLY_TO_NO: 'svar@shop.example', PUBLIC_ORIGIN: 'https://shop.example/' }
  const { publicOrigin, senders } = connectMail(env, null)
  expect(publicOrigin).toBe('https://shop.example')
  expect(senders.no.from.address).toBe('post@shop.example')
  expect(senders.no.replyTo.address).toBe('svar@shop.example')
  expect(senders.sv.from.address).toBe('kundservice@kraftcell.example')
})

it.each([
  [{ SMTP_URL: 'https://user:secret@mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ PUBLIC_ORIGIN: 'shop' }, 'PUBLIC_ORIGIN'],
  [{ MAIL_FROM_SV: 'x\r\nBcc: all@example.com' }, 'MAIL_FROM_SV'],
])('a setting that makes no sense is refused by its name: %o', (env, name) => {
  expect(() => connectMail(env, null)).toThrow(name)
  expect(() => connectMail(env, null)).not.toThrow('secret')
})
