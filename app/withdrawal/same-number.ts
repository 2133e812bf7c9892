/** Whether a shopper typed the number of this order: in any case, with spaces or signs between its parts. */
export const isSameNumber = (typed: string | undefined, number: string | null): boolean =>
  number !== null && typed?.replaceAll(/[\s#.-]/g, '').toUpperCase() === number
