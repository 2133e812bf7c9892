import { z } from 'zod'
import { arePiecesReadable, readablePieces } from '../../orders/stored-pieces'

const time = z.string().transform((text) => text.slice(0, 16).replace('T', ' '))
const Withdrawals = z.object({
  withdrawals: z.array(
    z.object({
      id: z.string(),
      received_at: time,
      number: z.string(),
      name: z.string(),
      email: z.string(),
      extent: z.string(),
      lines: z.unknown(),
      message: z.string(),
      is_late: z.boolean(),
      is_acknowledged: z.boolean(),
      settled_at: time.nullable(),
      carried_out_at: time.nullable(),
      order: z.string().nullable(),
      order_status: z.string().nullable(),
    }),
  ),
})
const Terminations = z.object({
  terminations: z.array(
    z.object({
      id: z.string(),
      received_at: time,
      number: z.string(),
      name: z.string(),
      email: z.string(),
      contract: z.string(),
      reason: z.string(),
      ends_on: z.string().nullable(),
      ended: z.number(),
      settled_at: time.nullable(),
    }),
  ),
})

/** The answer of `withdrawals`, one a line. */
export const withdrawalLines = (answer: unknown): string[] => orNone(Withdrawals.parse(answer).withdrawals.map(withdrawalLine))

/** The answer of `terminations`, one a line, with what the customer wrote. */
export const terminationLines = (answer: unknown): string[] =>
  orNone(Terminations.parse(answer).terminations.map(terminationLine))

function withdrawalLine(row: z.output<typeof Withdrawals>['withdrawals'][number]): string {
  const { id, received_at, order, order_status, number, name, email, extent, lines, message } = row
  const pieces = readablePieces(lines).map(({ position, quantity }) => `${quantity} of line ${position + 1}`)
  const goods = arePiecesReadable(lines) ? pieces : [...pieces, 'PIECES THAT CANNOT BE READ']
  return [
    ...[id, received_at, order === null ? `no order found for ${number}` : `${order} ${order_status}`, name, email],
    extent === 'whole' ? 'the whole order' : goods.join(', ') || 'goods as described',
    ...quoted(message),
    ...(row.is_late ? ['LATE'] : []),
    ...(row.is_acknowledged ? [] : ['not acknowledged']),
    ...(row.carried_out_at === null ? [] : [row.settled_at === null ? 'carried out, but for the words' : 'carried out']),
    ...(row.settled_at === null ? [] : ['settled']),
  ].join('  ')
}

function terminationLine(row: z.output<typeof Terminations>['terminations'][number]): string {
  const { id, received_at, number, name, email, contract, reason, ends_on, ended, settled_at } = row
  return [
    ...[id, received_at, number, name, email, ...quoted(contract), ...quoted(reason)],
    ...(ends_on === null ? [] : [`ends ${ends_on}`]),
    ended === 0 ? 'no subscription found' : `${ended} ended`,
    ...(settled_at === null ? [] : ['settled']),
  ].join('  ')
}

const quoted = (words: string): string[] => (words === '' ? [] : [`"${words.replaceAll(/\s+/g, ' ')}"`])

const orNone = (lines: string[]): string[] => (lines.length === 0 ? ['None.'] : lines)
