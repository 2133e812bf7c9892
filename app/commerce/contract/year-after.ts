/**
 * The same day of the next year, as an ISO date; for 29 February it gives a day that does not
 * exist, so use it for comparisons only.
 */
export const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
