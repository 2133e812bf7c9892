import type { Block } from '../../words/mail'
import { WIDTH, wrap } from './wrap'

type Receipt = Extract<Block, { type: 'receipt' }>

/** The lines and sums of an order, with their amounts aligned on the right. */
export function receiptText({ lines, sums, heads }: Receipt): string[] {
  const amounts = [...lines, ...sums].map(({ amount }) => amount.length)
  const column = Math.max(heads.amount.length, ...amounts)
  const rule = '-'.repeat(WIDTH)
  const goods = lines.flatMap(({ name, details, amount }) => [
    ...row(name, amount, column),
    ...details.flatMap((detail) => wrap(detail, WIDTH - column - 4).map((line) => `  ${line}`)),
  ])
  const totals = sums.flatMap(({ name, amount, isTotal = false }) => [...(isTotal ? [rule] : []), ...row(name, amount, column)])
  return [...row(heads.name, heads.amount, column), rule, ...goods, ...(sums.length > 0 ? [rule] : []), ...totals]
}

/** A name in as many lines as it needs, with the amount beside the first one. */
function row(name: string, amount: string, column: number): string[] {
  const width = WIDTH - column - 2
  const [first = '', ...rest] = wrap(name, width)
  return [`${first.padEnd(width)}  ${amount.padStart(column)}`.trimEnd(), ...rest]
}
