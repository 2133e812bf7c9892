import { TIME_ZONE } from '../time-zone'
import type { Reader } from './field'

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/
const LOCAL = /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<time>\d{2}:\d{2})(?<seconds>:\d{2})?(?:\.\d+)?$/
const OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i

/**
 * A moment (ISO 8601 in UTC), from a time with an offset, from one of the stores without it, and from a day: where that begins.
 */
export const momentOf: Reader<string> = (input) => {
  if (typeof input !== 'string') return undefined
  if (OFFSET.test(input)) return isoOf(Date.parse(input.replace(' ', 'T').replace(/(?<=T.*[+-]\d{2})$/, ':00')))
  const local = DAY_PATTERN.test(input) ? { day: input, time: '00:00' } : LOCAL.exec(input)?.groups
  return local && isoOf(inStores(`${local.day}T${local.time}${local.seconds ?? ':00'}Z`))
}

/** A moment as `momentOf` reads it, but a day stands for its end. */
export const endOf: Reader<string> = (input) => {
  if (typeof input !== 'string' || !DAY_PATTERN.test(input)) return momentOf(input)
  const next = Date.parse(`${input}T00:00:00Z`) + 86_400_000
  return Number.isNaN(next) ? undefined : isoOf(inStores(new Date(next).toISOString()))
}

/** A day (ISO 8601 date), also from a moment: the day that it is in the stores. */
export const dayOf: Reader<string> = (input) => {
  const moment = momentOf(input)
  return moment && wallClock(Date.parse(moment)).slice(0, 10)
}

const isoOf = (moment: number): string | undefined => (Number.isNaN(moment) ? undefined : new Date(moment).toISOString())

/**
 * The moment at which local time in the stores has the figures of `utc`. Near a change to or from summer time it may be an hour
 * off.
 */
function inStores(utc: string): number {
  const meant = Date.parse(utc)
  return meant - (Date.parse(`${wallClock(meant).replace(' ', 'T')}Z`) - meant)
}

// oxlint-disable-next-line shop/no-uncached-format -- the contract may not import the shop's formats; this one is made once
const wallClockFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: TIME_ZONE })

/** The local time in the stores: `2026-11-20 15:00:00`; empty for no moment. */
function wallClock(moment: number): string {
  if (Number.isNaN(moment)) return ''
  return wallClockFormat.format(moment)
}
