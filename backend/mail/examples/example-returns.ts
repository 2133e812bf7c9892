import type { OrderReturn } from '../../../app/commerce/contract/return'
import { labelPrice } from '../../returns/label-price'
import { returnLabel } from '../../returns/return-label'
import type { Texts } from '../../texts'
import type { MailContent } from '../../words/mail'
import { returnAnnounced } from '../mails/return-announced'
import { returnDeducted } from '../mails/return-deducted'
import { returnLabelled } from '../mails/return-label'
import { returnRefused } from '../mails/return-refused'
import type { AboutOrder } from '../order/about-order'

/** The mails about returns, by name; `at` is when they were announced. */
export function returnMails(about: AboutOrder, at: Date): Record<string, MailContent> {
  const { order } = about
  const line = { position: 1, quantity: 1, reason: 'changed-mind', condition: 'unopened', is_sent: true } as const
  const lines = [{ ...line, name: order.items[1]?.name ?? '', battery: 'lithium' as const }]
  const parcel: OrderReturn = {
    id: 'b5c4d1fe-3d1a-4b5e-9d53-9a7b1ce05d11',
    number: `${order.number}-R1`,
    state: 'announced',
    way: 'parcel',
    lines,
    announced_at: at.toISOString(),
    received_at: null,
    send_by: '2026-12-10',
    freight_paid_by: 'customer',
    goods_total: order.items[1]?.price ?? 0,
    refund: null,
    refusal: null,
    label_price: 0,
    label: returnLabel(`${order.number}-R1`, { postalCode: '', store: about.store, booked: null }),
    parcel: null,
  }
  const faulty = { ...parcel, lines: lines.map((one) => ({ ...one, reason: 'faulty' as const, condition: 'used' as const })) }
  const unsafe = lines.map((one) => ({
    ...one,
    position: 0,
    name: order.items[0]?.name ?? '',
    reason: 'faulty' as const,
    condition: 'damaged' as const,
    is_sent: false,
  }))
  const nothingSent = { way: 'none', label: null, send_by: null } as const
  return {
    'return-announced': returnAnnounced(about, parcel),
    'return-announced-fault': returnAnnounced(about, booked(faulty, BOOKED)),
    'return-announced-carrier-away': returnAnnounced(about, booked(faulty, { state: 'waiting' })),
    'return-announced-label-bought': returnAnnounced(about, {
      ...booked(parcel, BOOKED),
      freight_paid_by: 'customer',
      label_price: labelPrice(about.store),
    }),
    'return-label': returnLabelled(about, booked(faulty, BOOKED)),
    'return-label-none': returnLabelled(about, { ...faulty, freight_paid_by: 'shop' }),
    'return-announced-too-heavy': returnAnnounced(about, { ...parcel, way: 'collect', label: null }),
    'return-announced-damaged-battery': returnAnnounced(about, { ...parcel, ...nothingSent, lines: unsafe }),
    'return-refused': returnRefused(about, { ...parcel, state: 'refused', refusal: REFUSALS[about.store.language] }),
    'return-deducted': returnDeducted(about, { ...parcel, state: 'refunded' }, { deducted: 49, label: 0 }),
  }
}

type Booking = NonNullable<OrderReturn['label']>['booking']

const BOOKED: Booking = {
  state: 'booked',
  tracking_number: '00412345678920261124',
  write_on: 'K7Q4M2XD',
  qr: { text: 'K7Q4M2XD' },
  has_file: false,
}

const booked = (announced: OrderReturn, booking: Booking): OrderReturn => ({
  ...announced,
  freight_paid_by: 'shop',
  label: announced.label && { ...announced.label, booking },
})

const REFUSALS: Texts = {
  sv: 'Batteriet är inte från oss: serienumret stämmer inte.',
  no: 'Batteriet er ikke fra oss: Serienummeret stemmer ikke.',
  de: 'Der Akku stammt nicht von uns: Die Seriennummer stimmt nicht überein.',
  da: 'Batteriet er ikke fra os: Serienummeret passer ikke.',
}
