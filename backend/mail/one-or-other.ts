/** The text for the pieces of these lines, singular or plural: all four languages have a singular and a plural. */
export const oneOrOther = (lines: readonly { quantity: number }[]): 'one' | 'other' =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) === 1 ? 'one' : 'other'
