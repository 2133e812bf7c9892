import type { OrderReturns, ReturnRequest } from '../commerce/contract/return'
import { RETURN_CONDITIONS } from '../commerce/contract/return-choices'
import type { FormError } from '../forms/form-errors'

export type ReturnableLine = OrderReturns['lines'][number]

/** The names of the fields of a line, by its position in the order. */
export const returnFields = (position: number) => ({
  chosen: `line-${position}`,
  quantity: `quantity-${position}`,
  reason: `reason-${position}`,
  condition: `condition-${position}`,
})

type ReadLines = { lines: ReturnRequest['lines']; errors: Record<string, FormError[]> }

/**
 * The lines that a submitted form sends back, checked against what may come back now; or the errors by field.
 * `read` gives the submitted value of a field.
 */
export function readReturnLines(read: (name: string) => string | null, returnable: readonly ReturnableLine[]): ReadLines {
  const errors: Record<string, FormError[]> = {}
  const lines = returnable.flatMap((line) => {
    const names = returnFields(line.position)
    if (read(names.chosen) === null) return []
    const quantity = Number(read(names.quantity))
    const reason = line.reasons.find((one) => one === read(names.reason))
    const condition = RETURN_CONDITIONS.find((one) => one === read(names.condition))
    const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= line.left
    if (!isQuantity) errors[names.quantity] = ['return.error.quantity']
    if (reason === undefined) errors[names.reason] = ['return.error.reason']
    if (condition === undefined) errors[names.condition] = ['return.error.condition']
    if (!isQuantity || reason === undefined || condition === undefined) return []
    return [{ position: line.position, quantity, reason, condition }]
  })
  if (lines.length === 0 && Object.keys(errors).length === 0) errors[''] = ['return.error.none']
  return { lines, errors }
}
