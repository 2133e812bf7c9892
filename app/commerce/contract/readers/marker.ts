import { z } from 'zod'
import type { Reader } from './field'
import { countOf, flagOf, wordsOf } from './scalar'

/** Characters of the longest name of a coupon that a request may have. */
export const MAX_COUPON_LENGTH = 64

/**
 * An origin marker of a line, null where the line has none: absent, null, blank, 0 or `false`. What else cannot
 * be read counts as `unread`, a value that no marker has: it ties and locks the line as the marker does
 * (decision 084, "what restricts is stricter").
 */
const markerOf = <T>(read: Reader<T>, unread: T) =>
  z.transform((input): T | null => (isNone(input) ? null : (read(input) ?? unread)))

/** Whether a marker, or an interval, stands for none. */
export const isNone = (input: unknown): boolean =>
  input === undefined || input === null || flagOf(input) === false || (typeof input === 'string' && input.trim() === '')

export const idMarker = markerOf(countOf, 0)

export const couponMarker = markerOf((input) => wordsOf(input)?.slice(0, MAX_COUPON_LENGTH), '?')
