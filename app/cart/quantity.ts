/** The quantity of a line, as the spinner allows it (spec sections 5 and 9). */
export const QUANTITY = { min: 1, max: 5000, step: 1 } as const

/** A typed quantity: clamped to 1..5000, whole, and 1 when it is no number (spec section 5, Quantity spinner). */
export function clampQuantity(typed: string): number {
  const number = Number.parseInt(typed.trim(), 10)
  if (Number.isNaN(number)) return QUANTITY.min
  return Math.min(QUANTITY.max, Math.max(QUANTITY.min, number))
}

/**
 * The quantity a change asks for: the field, moved by the button pressed. Typed 0, or minus at 1, asks for removal; minus beside what is
 * no number does not, for that is the minimum already.
 */
export function wantedQuantity(typed: string, step: '1' | '-1' | undefined): number {
  const isNumber = !Number.isNaN(Number.parseInt(typed.trim(), 10))
  if (step === undefined) return typed.trim() === '0' ? 0 : clampQuantity(typed)
  const moved = clampQuantity(typed) + Number(step)
  return moved === 0 && isNumber ? 0 : clampQuantity(String(moved))
}
