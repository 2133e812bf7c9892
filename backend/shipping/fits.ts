import type { Parcel, SizeLimit } from '../interfaces/carrier'

/** Whether the pieces of a parcel can be arranged so that a carrier takes it; null: any size. */
export function fits({ sides, volume }: Pick<Parcel, 'sides' | 'volume'>, limit: SizeLimit | null): boolean {
  if (limit === null) return true
  const [length, width, height] = sides
  if ('box' in limit) {
    const [maxLength, maxWidth, maxHeight] = limit.box
    const isWithin = length <= maxLength && width <= maxWidth && height <= maxHeight
    return isWithin && volume <= maxLength * maxWidth * maxHeight
  }
  // A square has the least girth of all cross-sections of an area, and this length gives the least sum.
  const best = Math.min(Math.max(length, Math.cbrt(4 * volume)), limit.length)
  const sumAt = (long: number) => long + Math.max(2 * (width + height), 4 * Math.sqrt(volume / long))
  return length <= limit.length && Math.min(sumAt(length), sumAt(best)) <= limit.lengthAndGirth
}
