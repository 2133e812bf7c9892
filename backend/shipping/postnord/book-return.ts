import { z } from 'zod'
import type { BookReturn, Country, Party } from '../../interfaces/carrier'
import { BookingRefusal, CarrierOutage } from '../../interfaces/carrier'
import { book } from '../carrier-client'

export type PostnordReturns = { apiUrl: string; apiKey: string; customerNumber: string; applicationId: string }

/** POST /rest/shipment/v3/returns/edi. `printId` is the code of a return without a label. */
const BookingAnswer = z.object({
  bookingResponse: z.object({
    idInformation: z
      .array(
        z.object({
          status: z.string(),
          ids: z
            .array(z.object({ idType: z.string(), value: z.string().min(1), printId: z.string().min(1).nullish() }))
            .nullish(),
        }),
      )
      .min(1),
  }),
})

/** The national PostNord company that issues the booking. */
const ISSUERS: Partial<Record<Country, string>> = { DK: 'Z11', SE: 'Z12', NO: 'Z13' }

/** The service "Return Drop Off": handed in at a service point. */
const RETURN_DROP_OFF = '24'

/**
 * Books returns over PostNord's Booking API v3, without labels: the service point prints the label from the QR code, which
 * PostNord also sends to the sender by e-mail, or the sender writes the code on the parcel.
 */
export function postnordReturns({ apiUrl, apiKey, customerNumber, applicationId }: PostnordReturns): BookReturn {
  return async ({ id, reference, announcedAt, from, to, weightGrams }, language, signal) => {
    const query = new URLSearchParams({
      apikey: apiKey,
      functionality: 'LABELLESS',
      emailQRcode: 'true',
      smsQRcode: 'false',
      locale: language === 'de' ? 'en' : language,
    })
    const weight = { value: weightGrams / 1000, unit: 'KGM' }
    const shipment = {
      shipmentIdentification: { shipmentId: '0' },
      dateAndTimes: { loadingDate: announcedAt.toISOString() },
      service: { basicServiceCode: RETURN_DROP_OFF, additionalServiceCode: [] },
      references: [{ referenceNo: reference, referenceType: 'CU' }],
      numberOfPackages: { value: 1 },
      totalGrossWeight: weight,
      parties: {
        consignor: { issuerCode: ISSUERS[from.country], party: partyOf(from) },
        consignee: {
          issuerCode: ISSUERS[to.country],
          partyIdentification: { partyId: customerNumber, partyIdType: '160' },
          party: partyOf(to),
        },
      },
      goodsItem: [
        {
          packageTypeCode: 'PC',
          items: [{ itemIdentification: { itemId: '0', itemIdType: 'SSCC' }, grossWeight: weight }],
        },
      ],
    }
    const answer = await book(BookingAnswer, {
      name: 'postnord: return',
      signal,
      url: `${apiUrl}/rest/shipment/v3/returns/edi?${query}`,
      json: {
        messageDate: announcedAt.toISOString(),
        messageFunction: 'Instruction',
        messageId: id,
        updateIndicator: 'Original',
        application: { applicationId: Number(applicationId), name: 'Kraftcell', version: '1.0' },
        language: language === 'de' ? 'EN' : language.toUpperCase(),
        shipment: [shipment],
      },
    })
    const [booked] = answer.bookingResponse.idInformation
    if (booked?.status !== 'OK') throw new BookingRefusal(`postnord: return has the status ${booked?.status}`)
    const item = booked.ids?.find(({ idType }) => idType === 'itemId')
    const code = item?.printId ?? null
    if (item === undefined || code === null) throw new CarrierOutage('postnord: return answered without a code')
    return { trackingNumber: item.value, writeOn: code, qr: { text: code }, pdf: null }
  }
}

const partyOf = ({ name, street, postalCode, city, country, email, mobile }: Party) => ({
  nameIdentification: { name },
  address: { streets: [street], postalCode, city, countryCode: country },
  contact: { contactName: name, emailAddress: email, ...(mobile === null ? {} : { smsNo: mobile }) },
})
