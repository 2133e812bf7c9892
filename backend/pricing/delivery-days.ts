/** The day of the month that deliveries keep to, of an ISO date. */
export const anchorOf = (day: string): number => Number(day.slice(8, 10))

/**
 * The day (ISO date) of the next delivery after the one on `day`, `months` later. It keeps to the day of the month `anchor`; in a
 * shorter month it is the last day: after 31 January come 28 February and 31 March.
 */
export function nextDeliveryDay(day: string, months: number, anchor: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(anchor, lastOfMonth))
  return first.toISOString().slice(0, 10)
}

/** The first delivery day after the one on `day` that is later than `after`, both ISO dates. */
export function deliveryDayAfter(day: string, after: string, months: number, anchor: number): string {
  const next = nextDeliveryDay(day, months, anchor)
  return next > after ? next : deliveryDayAfter(next, after, months, anchor)
}
