import { parseArgs } from 'node:util'
import { formsOf, UsageError } from './usage'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const OPTIONS = {
  status: text,
  number: text,
  email: text,
  page: text,
  sku: text,
  carrier: text,
  tracking: text,
  replaces: text,
  on: text,
  until: text,
  message: text,
  reason: text,
  amount: text,
  sellable: text,
  deduct: text,
  lines: text,
  title: text,
  path: text,
  file: text,
  description: text,
  again: flag,
  repeat: flag,
  freight: flag,
  overdue: flag,
} as const

/**
 * The arguments and options of a command. Throws a UsageError for those that it does not have (usage.ts), and for an option
 * given twice. (If one of the two were dropped silently, `undelivered SE1 --amount 100` could refund the whole amount.)
 */
export function readWords(args: readonly string[]) {
  const { positionals, values, tokens } = parsed(args)
  const [name = '', action = ''] = positionals
  const { all, own } = formsOf(name, action)
  const forms = own.length > 0 ? own : all.filter((form) => !/^[a-z]/.test(form.split(' ')[1] ?? ''))
  // The reader of the command refuses an unknown one, and one without its action.
  if (forms.length > 0) {
    const options = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    refuseOptions(options, forms)
    const extra = positionals[Math.max(...forms.map(argumentsOf))]
    if (extra !== undefined) throw new UsageError(`${extra} is one argument too many`)
  }
  return { positionals, values }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options: OPTIONS })
  } catch (error) {
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new UsageError(what)
  }
}

function refuseOptions(options: readonly string[], forms: readonly string[]): void {
  const known = new Set(forms.flatMap((form) => [...form.matchAll(/--([a-z]+)/g)].map(([, option]) => option)))
  const unknown = options.find((option) => !known.has(option))
  if (unknown !== undefined) throw new UsageError(`--${unknown} is no option of this command`)
  const twice = options.find((option, at) => options.indexOf(option) < at)
  if (twice !== undefined) throw new UsageError(`--${twice} is given twice`)
}

/** The number of arguments in a form, with the name of the command. */
function argumentsOf(form: string): number {
  if (form.includes('...')) return Number.POSITIVE_INFINITY
  return form
    .replaceAll(/\[?--[a-z]+( [^-[\s]\S*)?\]?/g, '')
    .split(' ')
    .filter(Boolean).length
}
