import { z } from 'zod'
import { type BookReturn, CarrierOutage } from '../../interfaces/carrier'
import { basicAuth, book } from '../carrier-client'

/** `receiverId` names the address and the agreement of the shop in DHL's business portal. */
export type DhlReturns = { returnsUrl: string; apiKey: string; user: string; password: string; receiverId: string }

/** POST /parcel/de/shipping/returns/v1/orders */
const BookingAnswer = z.object({
  shipmentNo: z.string().min(1),
  label: z.object({ b64: z.base64().nullish() }).nullish(),
  qrLabel: z.object({ b64: z.base64().nullish() }).nullish(),
})

/** The beginning of every PNG file, in base64. */
const PNG = 'iVBORw0KGgo'

/** Books returns over DHL Parcel DE Returns v1: a label to print, and a QR code from which a branch or Packstation prints it. */
export function dhlReturns({ returnsUrl, apiKey, user, password, receiverId }: DhlReturns): BookReturn {
  return async ({ reference, from, weightGrams }, _language, signal) => {
    const { street, house } = streetAndHouse(from.street)
    const answer = await book(BookingAnswer, {
      name: 'dhl: return',
      signal,
      url: `${returnsUrl}/parcel/de/shipping/returns/v1/orders?labelType=BOTH`,
      headers: { 'dhl-api-key': apiKey, ...basicAuth(user, password) },
      json: {
        receiverId,
        customerReference: reference,
        shipper: {
          name1: from.name,
          addressStreet: street,
          addressHouse: house,
          postalCode: from.postalCode,
          city: from.city,
          email: from.email,
        },
        itemWeight: { uom: 'g', value: weightGrams },
      },
    })
    const [pdf, png] = [answer.label?.b64 ?? null, answer.qrLabel?.b64]
    const qr = png?.startsWith(PNG) ? { png } : null
    if (pdf === null && qr === null) throw new CarrierOutage('dhl: return: neither a label nor a QR code')
    return { trackingNumber: answer.shipmentNo, writeOn: null, pdf, qr }
  }
}

/** `Musterstraße 12 a` as street and number; DHL wants them apart. An address without a number keeps its street. */
function streetAndHouse(address: string): { street: string; house: string } {
  const [, street = address, house = ''] = /^(.*\D)\s+(\d+\s*\w?(?:\s*[-/]\s*\d+\s*\w?)?)$/.exec(address.trim()) ?? []
  return { street, house }
}
