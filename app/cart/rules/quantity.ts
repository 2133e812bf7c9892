import { MAX_QUANTITY } from '../../commerce/contract/limits'

/** Limits of a line's quantity in the spinner (spec sections 5 and 9). */
export const QUANTITY = { min: 1, max: MAX_QUANTITY, step: 1 } as const

/** Milliseconds to wait for the next edit of a quantity (spec sections 5 and 9). */
export const EDIT_DEBOUNCE_MS = 250

/** Parses a typed quantity: an integer clamped to 1 to 5000; non-numeric input gives 1 (spec section 5, Quantity spinner). */
export function clampQuantity(typed: string): number {
  return within(parsed(typed) ?? QUANTITY.min)
}

/**
 * The requested quantity, 1 to 5000: the typed one, plus the step of the pressed button. The spinner never removes a line;
 * removal has a button of its own (spec section 5).
 */
export function requestedQuantity(typed: string, step: '1' | '-1' | undefined): number {
  return within(clampQuantity(typed) + Number(step ?? 0))
}

const within = (quantity: number) => Math.min(QUANTITY.max, Math.max(QUANTITY.min, quantity))

/**
 * An integer; spaces may separate thousands, as in `1 000`, and full stops, as in the `1.000` of German
 * and Danish. Null for non-numeric input.
 */
function parsed(typed: string): number | null {
  const digits = typed.replace(/\s/g, '')
  const number = Number.parseInt(GROUPED.test(digits) ? digits.replaceAll('.', '') : digits, 10)
  return Number.isNaN(number) ? null : number
}

const GROUPED = /^\d{1,3}(?:\.\d{3})+$/
