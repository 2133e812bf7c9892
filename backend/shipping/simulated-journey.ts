import { TIME_ZONE } from '../../app/commerce/contract/time-zone'
import { addDays, localMoment } from '../stores/local-day'
import type { TrackingCode } from '../interfaces/carrier'

type Stage = { code: TrackingCode; days: number; hour: number; place: string }

const STAGES: readonly Stage[] = [
  { code: 'registered', days: 0, hour: 16, place: 'Terminal' },
  { code: 'in-transit', days: 0, hour: 21, place: 'Terminal' },
  { code: 'out-for-delivery', days: 1, hour: 7, place: 'Depot' },
  { code: 'arrived', days: 1, hour: 10, place: 'Depot' },
  { code: 'delivered', days: 1, hour: 17, place: 'Depot' },
]

/**
 * The journey of a simulated parcel up to now. The last 8 digits of its number are the day of dispatch (`20261124`); another
 * number is unknown and has no events. `time` is local, as carriers write it: `2026-11-24T16:00:00`.
 */
export function simulatedJourney(trackingNumber: string, now: Date): { code: TrackingCode; time: string; place: string }[] {
  const [, year, month, date] = /(20\d\d)(\d\d)(\d\d)$/.exec(trackingNumber) ?? []
  const day = `${year}-${month}-${date}`
  if (Number.isNaN(Date.parse(day))) return []
  return STAGES.map((stage) => ({ ...stage, day: addDays(day, stage.days) }))
    .filter((stage) => localMoment(stage.day, stage.hour, TIME_ZONE) <= now)
    .map(({ code, place, day, hour }) => ({ code, place, time: `${day}T${String(hour).padStart(2, '0')}:00:00` }))
}
