import type { Environment } from '../../environment'
import { z } from 'zod'
import { type Carrier, CarrierOutage, type TrackingCode } from '../../interfaces/carrier'
import { type CarrierCall, parseAnswer, readJson } from '../carrier-client'
import { type DayHours, groupHours } from '../opening-hours'
import { townName } from '../town-name'
import { trackingEvents } from '../tracking-events'
import { ParcelShopsAnswer, Refused, TrackingAnswer } from './answers'

export type DaoSettings = { apiUrl: string; customerId: string; code: string }

/** From DAO_CUSTOMER_ID, DAO_CODE and DAO_API_URL (default: the live API); null without both keys. */
export function daoSettings(env: Environment): DaoSettings | null {
  const { DAO_CUSTOMER_ID: customerId, DAO_CODE: code, DAO_API_URL: apiUrl } = env
  return customerId && code ? { apiUrl: apiUrl || 'https://api.dao.as', customerId, code } : null
}

const EVENTS: ReadonlyMap<string, TrackingCode> = new Map([
  ['70', 'registered'],
  ['10', 'in-transit'],
  ['20', 'in-transit'],
  ['60', 'out-for-delivery'],
  ['30', 'delivered'],
  ['50', 'returned'],
])

/** DAO's parcel shop and tracking scripts. DAO has no lockers of its own. */
export function dao({ apiUrl, customerId, code }: DaoSettings): Carrier {
  const keys = { kundeid: customerId, kode: code, format: 'json' }
  return {
    id: 'dao',
    async servicePoints(_method, postalCode) {
      const query = new URLSearchParams({ ...keys, postnr: postalCode, adresse: '', antal: '10' })
      const answer = await read(ParcelShopsAnswer, {
        name: 'dao: parcel shops',
        url: `${apiUrl}/DAOPakkeshop/FindPakkeshop.php?${query}`,
      })
      return answer.resultat.pakkeshops.map((shop) => ({
        id: shop.shopId,
        name: shop.navn,
        street: shop.adresse,
        postalCode: shop.postnr,
        city: townName(shop.bynavn),
        distanceMetres: Math.round(shop.afstand * 1000),
        hours: groupHours(daysOf(shop.aabningstider ?? {})),
      }))
    },
    tracking: {
      by: 'asking',
      async events(trackingNumber) {
        const query = new URLSearchParams({ ...keys, stregkode: trackingNumber })
        const answer = await read(TrackingAnswer, { name: 'dao: tracking', url: `${apiUrl}/TrackNTrace_v2.php?${query}` })
        return trackingEvents(
          answer.resultat.haendelser.map(({ tidspunkt, haendelse, sted }) => ({ time: tidspunkt, code: haendelse, place: sted })),
          EVENTS,
        )
      },
    },
    bookReturn: null,
    trackingUrl: (trackingNumber) => `https://www.dao.as/privat/find-din-pakke?stregkode=${encodeURIComponent(trackingNumber)}`,
  }
}

async function read<S extends z.ZodType>(schema: S, call: CarrierCall): Promise<z.output<S>> {
  const answer = await readJson(z.unknown(), call)
  const refused = Refused.safeParse(answer).data
  if (refused !== undefined) throw new CarrierOutage(`${call.name} answered error ${refused.fejlkode}`)
  return parseAnswer(schema, answer, call)
}

const DAYS = ['man', 'tir', 'ons', 'tor', 'fre', 'lor', 'son']

const daysOf = (hours: Record<string, string>): DayHours[] =>
  DAYS.flatMap((name, at) => {
    const [, opens, closes] = /^(\d\d:\d\d) - (\d\d:\d\d)$/.exec(hours[name] ?? '') ?? []
    return opens === undefined || closes === undefined ? [] : [{ day: at + 1, opens, closes }]
  })
