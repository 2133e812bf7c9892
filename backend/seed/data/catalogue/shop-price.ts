/** Rounds a price in SEK to one that shops use: 24, 49, 189, 1 249. */
export const shopPrice = (price: number): number => {
  if (price < 100) return Math.max(9, Math.round(price / 5) * 5 - 1)
  if (price < 1000) return Math.round(price / 10) * 10 - 1
  return Math.round(price / 50) * 50 - 1
}
