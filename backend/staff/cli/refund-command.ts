import { amountOf, needed, UsageError } from './usage'

type Options = { amount?: string; lines?: string; freight?: boolean; reason?: string; again?: boolean; repeat?: boolean }

/** The call for a refund of an order: what `refundOf` reads, or the refused refund again. Throws a UsageError. */
export function refundCommand(number: string, options: Options, id: string) {
  const { repeat = false, again = false, reason, amount, lines, freight } = options
  const path = `orders/${number}/refunds`
  const call = { method: 'POST', print: 'refund' } as const
  if (!repeat) return { ...call, path, body: refundOf(options, id) }
  if ([reason, amount, lines, freight].some((option) => option !== undefined))
    throw new UsageError('--repeat goes with --again alone: it repeats what was refused')
  return { ...call, path: `${path}/repeat`, body: { id, again } }
}

/**
 * The refund that the options ask for: an amount, or pieces and freight; all that is left without either. Throws a UsageError.
 */
function refundOf({ amount, lines, freight = false, reason, again = false }: Options, id: string) {
  if (amount !== undefined && (lines !== undefined || freight))
    throw new UsageError('--amount goes with neither --lines nor --freight')
  const pieces = lines === undefined ? {} : { lines: parsePieces(lines) }
  const money = { amount: amountOf(amount, '--amount'), ...pieces, ...(freight ? { freight } : {}) }
  return { id, ...money, reason: needed(reason, '--reason'), again }
}

/**
 * The refund of deposits, of the pieces named or of all: the buyer has proved that old
 * batteries were handed in. Throws a UsageError.
 */
export function depositOf({ lines, again = false }: Pick<Options, 'lines' | 'again'>, id: string) {
  return {
    id,
    deposits: { lines: lines === undefined ? [] : parsePieces(lines) },
    reason: 'deposit: old battery handed in',
    again,
  }
}

/** Pieces as they are typed: `SKU:2,SKU`, without a number all that are left of the line. Throws a UsageError. */
export function parsePieces(text: string): { sku: string; quantity?: number }[] {
  const pieces = text
    .split(',')
    .filter(Boolean)
    .map((piece) => {
      const [, sku, quantity] = /^([^:\s]+)(?::([1-9]\d{0,3}))?$/.exec(piece.trim()) ?? []
      if (sku === undefined) throw new UsageError(`--lines ${piece} is not a piece such as CR2032:2`)
      return quantity === undefined ? { sku } : { sku, quantity: Number(quantity) }
    })
  if (pieces.length === 0) throw new UsageError('--lines names no piece such as CR2032:2')
  const repeated = pieces.find(({ sku }, at) => pieces.findIndex((one) => one.sku === sku) < at)
  if (repeated === undefined) return pieces
  throw new UsageError(`--lines names ${repeated.sku} twice: ${repeated.sku}:2 stands for two pieces`)
}
