import type { Block, Fact, Mail } from '../../words/mail'
import { receiptText } from './receipt-text'
import { WIDTH, wrap } from './wrap'

/** The text part of a mail: everything that its HTML part says, with amounts in a column, in lines of at most 70 characters. */
export function mailText({ brand, title, blocks, footer }: Mail): string {
  const parts = [[brand], [title, '='.repeat(Math.min(title.length, WIDTH))], ...blocks.map(blockText)]
  return `${[...parts, ['-- ', ...footer.flatMap((line) => wrap(line))]].map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function blockText(block: Block): string[] {
  switch (block.type) {
    case 'text':
      return wrap(block.text)
    case 'notice':
      return wrap(block.text, WIDTH - 2).map((line) => `! ${line}`)
    case 'heading':
      return [block.text, '-'.repeat(Math.min(block.text.length, WIDTH))]
    case 'quote':
      return wrap(block.text, WIDTH - 2).map((line) => `  ${line}`.trimEnd())
    case 'gift-card':
      return [`${block.name}: ${block.amount}`, `${block.label}: ${block.code}`, block.until]
    case 'facts':
      return block.facts.flatMap(factText)
    case 'receipt':
      return receiptText(block)
    case 'action':
      return [`${block.label}:`, block.url]
    case 'links':
      return block.links.flatMap(({ label, url }) => [`${label}:`, url])
  }
}

function factText({ name, value }: Fact): string[] {
  const lines = value.flatMap((line) => wrap(line, WIDTH - 2))
  const [only] = lines
  if (only !== undefined && lines.length === 1 && name.length + only.length + 2 <= WIDTH) return [`${name}: ${only}`]
  return [`${name}:`, ...lines.map((line) => `  ${line}`)]
}
