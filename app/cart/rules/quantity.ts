/** Limits of a line's quantity in the spinner (spec sections 5 and 9). */
export const QUANTITY = { min: 1, max: 5000, step: 1 } as const

/** Parses a typed quantity: an integer clamped to 1 to 5000; non-numeric input gives 1 (spec section 5, Quantity spinner). */
export function clampQuantity(typed: string): number {
  return within(parsed(typed) ?? QUANTITY.min)
}

/**
 * The requested quantity, 1 to 5000: the typed one, plus the step of the pressed button. The spinner never removes a line; removal has a
 * button of its own (spec section 5).
 */
export function requestedQuantity(typed: string, step: '1' | '-1' | undefined): number {
  return within(clampQuantity(typed) + Number(step ?? 0))
}

/** The quantity of two lines that merge. */
export const mergedQuantity = (one: number, other: number): number => within(one + other)

const within = (quantity: number) => Math.min(QUANTITY.max, Math.max(QUANTITY.min, quantity))

/** An integer; spaces may separate thousands, as in `1 000`. Null for non-numeric input. */
function parsed(typed: string): number | null {
  const number = Number.parseInt(typed.replace(/\s/g, ''), 10)
  return Number.isNaN(number) ? null : number
}
