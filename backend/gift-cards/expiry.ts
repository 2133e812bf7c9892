import type { Store } from '../stores/stores'

/** Whole years in which a card is valid (decision 029). */
const YEARS: Readonly<Record<Store['countryCode'], number>> = { SE: 2, NO: 3, DE: 3, DK: 3 }

/**
 * The last day (ISO date) on which a card is valid that is sent on a day. In Germany the years begin with the end of the year, as
 * the limitation period does (§§ 195, 199 BGB).
 */
export function expiresOn(day: string, { countryCode }: Pick<Store, 'countryCode'>): string {
  const year = String(Number(day.slice(0, 4)) + YEARS[countryCode])
  if (countryCode === 'DE') return `${year}-12-31`
  const rest = day.slice(4)
  return rest === '-02-29' && !isLeapYear(Number(year)) ? `${year}-02-28` : year + rest
}

const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
