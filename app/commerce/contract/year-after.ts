/** The same day of the next year, as an ISO date; that of 29 February, which does not exist, is only good for comparing. */
export const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
