import { encode } from 'uqr'
import type { OrderReturn } from '../commerce/contract/return'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import type { QrCodeView } from './qr-code'

type Label = NonNullable<OrderReturn['label']>

/** The label of a return as its page shows it. `file` is the address of the label to print. */
export function labelView({ code, carrier, to, booking }: Label, { orderId, language }: { orderId: string; language: Language }) {
  const shown = { code, carrier, to, drawing: drawCode(code) }
  if (booking?.state !== 'booked') return { ...shown, booking }
  const { tracking_number, write_on, qr, has_file } = booking
  return {
    ...shown,
    booking: {
      state: booking.state,
      number: tracking_number,
      writeOn: write_on,
      qr: qr === null ? null : qrView(qr),
      file: has_file ? resourceHref('orderReceipt', language, { id: orderId, document: code }) : null,
    },
  }
}

const qrView = (qr: { text: string } | { png: string }): QrCodeView =>
  'text' in qr ? drawCode(qr.text) : { picture: `data:image/png;base64,${qr.png}` }

/** A QR code as the path of an SVG, whose side is `size` units long, quiet zone included. */
function drawCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
