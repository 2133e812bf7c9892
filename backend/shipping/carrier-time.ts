import { TIME_ZONE } from '../../app/commerce/contract/time-zone'
import { localMoment } from '../stores/local-day'

/**
 * A time as carriers write it: `2026-11-24T09:15:00`, with a space for the `T`, or without seconds. Without an offset it
 * is local time. Null when it is no time.
 */
export function carrierTime(text: string): Date | null {
  const [, day, hour, minute, second = '0', offset] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) return null
  if (offset !== undefined) return new Date(`${day}T${hour}:${minute}:${second.padStart(2, '0')}${withColon(offset)}`)
  return new Date(localMoment(day, Number(hour), TIME_ZONE).getTime() + (Number(minute) * 60 + Number(second)) * 1000)
}

const withColon = (offset: string) => offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
