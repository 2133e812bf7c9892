import { MAX_LINES } from './max-lines'

type Line = { added_by_coupon?: string | null | undefined }

/** The lines of a cart that no code has added. */
export const chosenLines = <L extends Line>(lines: readonly L[]): L[] =>
  lines.filter(({ added_by_coupon: code }) => (code ?? null) === null)

/** The lines to send of a cart: all; of more than a call may have, not those that codes add, which come with the answer. */
export const sentLines = <L extends Line>(lines: readonly L[]): readonly L[] =>
  lines.length <= MAX_LINES ? lines : chosenLines(lines)
