/** The quantity of a line, as the spinner allows it (spec sections 5 and 9). */
export const QUANTITY = { min: 1, max: 5000, step: 1 } as const

/** A typed quantity: clamped to 1..5000, whole, and 1 when it is no number (spec section 5, Quantity spinner). */
export function clampQuantity(typed: string): number {
  return within(parsed(typed) ?? QUANTITY.min)
}

/**
 * The quantity a change asks for: the field, moved by the button pressed. Typed 0, or minus at 1, asks for removal; minus beside what is
 * no number does not, for that is the minimum already.
 */
export function wantedQuantity(typed: string, step: '1' | '-1' | undefined): number {
  if (step === undefined) return /^\s*0+\s*$/.test(typed) ? 0 : clampQuantity(typed)
  const moved = clampQuantity(typed) + Number(step)
  return moved === 0 && parsed(typed) !== null ? 0 : within(moved)
}

const within = (quantity: number) => Math.min(QUANTITY.max, Math.max(QUANTITY.min, quantity))

/** Whole, its thousands perhaps apart: `1 000`. */
function parsed(typed: string): number | null {
  const number = Number.parseInt(typed.replace(/\s/g, ''), 10)
  return Number.isNaN(number) ? null : number
}
