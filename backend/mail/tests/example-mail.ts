import type { OutgoingMail } from '../../interfaces/mail-transport'

/** A mail that is ready to be sent; `change` replaces parts of it. */
export function exampleMail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    key: 'order-received:6f1d3c9e',
    from: { name: 'Kraftcell', address: 'kundservice@kraftcell.example' },
    replyTo: { name: 'Kraftcell', address: 'kundservice@kraftcell.example' },
    language: 'sv',
    to: 'kund@example.com',
    subject: 'Orderbekräftelse SE100042',
    html: '<!DOCTYPE html><p>Hej Åsa!</p>',
    text: 'Hej Åsa!\n',
    date: new Date('2026-11-22T12:00:00Z'),
    attachments: [{ filename: 'villkor.pdf', contentType: 'application/pdf', content: new TextEncoder().encode('%PDF-') }],
    ...change,
  }
}
