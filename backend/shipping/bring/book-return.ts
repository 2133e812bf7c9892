import { z } from 'zod'
import { type BookReturn, CarrierOutage, type Party } from '../../interfaces/carrier'
import { book, readFile } from '../carrier-client'

export type BringReturns = { apiUrl: string; headers: Record<string, string>; customerNumber: string }

/** POST /booking/api/create. `qrCodeLink` is the address of a PNG. */
const BookingAnswer = z.object({
  consignments: z
    .array(
      z.object({
        confirmation: z.object({
          consignmentNumber: z.string().min(1),
          packages: z.array(z.object({ packageNumber: z.string().nullish(), qrCodeLink: z.url() })).min(1),
        }),
      }),
    )
    .min(1),
})

/** The service "Retur fra hentested": handed in at a pick-up point. */
const RETURN_FROM_PICKUP_POINT = '9300'

/** Books returns over Bring's Booking API, with a QR code from which the pick-up point prints the label. */
export function bringReturns({ apiUrl, headers, customerNumber }: BringReturns): BookReturn {
  return async ({ id, reference, announcedAt, from, to, weightGrams }, _language, signal) => {
    const answer = await book(BookingAnswer, {
      name: 'bring: return',
      url: `${apiUrl}/booking/api/create`,
      headers,
      signal,
      json: {
        schemaVersion: 1,
        consignments: [
          {
            correlationId: id,
            shippingDateTime: announcedAt.toISOString(),
            generateQrCodes: true,
            parties: { sender: { ...partyOf(from), reference }, recipient: { ...partyOf(to), reference } },
            product: { id: RETURN_FROM_PICKUP_POINT, customerNumber },
            packages: [{ correlationId: id, weightInKg: weightGrams / 1000, goodsDescription: reference }],
          },
        ],
      },
    })
    const [booked] = answer.consignments
    const [parcel] = booked?.confirmation.packages ?? []
    if (booked === undefined || parcel === undefined) throw new CarrierOutage('bring: return answered without a parcel')
    const png = await readFile({
      name: 'bring: QR code',
      url: trusted(parcel.qrCodeLink, apiUrl),
      headers: { accept: 'image/png' },
      signal,
    })
    return { trackingNumber: booked.confirmation.consignmentNumber, writeOn: null, qr: { png }, pdf: null }
  }
}

/** The link, if it leads to Bring. Throws a CarrierOutage. */
function trusted(link: string, apiUrl: string): string {
  const { origin, protocol, hostname } = new URL(link)
  if (origin === new URL(apiUrl).origin || (protocol === 'https:' && hostname.endsWith('.bring.com'))) return link
  throw new CarrierOutage('bring: return answered with a QR code of another site')
}

const partyOf = ({ name, street, postalCode, city, country, email, mobile }: Party) => ({
  name,
  addressLine: street,
  postalCode,
  city,
  countryCode: country,
  contact: { name, email, ...(mobile === null ? {} : { phoneNumber: mobile }) },
})
