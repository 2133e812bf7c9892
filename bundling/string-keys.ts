import { FORM_ERRORS } from '../app/forms/form-errors'

const OTHER_ERRORS = new Set<string>(FORM_ERRORS)
/** A string without escapes. */
const STRING = /(['"`])([\w.-]+)\1/g
/** A template with one simple value, and the beginning of any other. */
const TEMPLATE = /`([\w.-]*)\$\{(?:[^`{}]*\}([\w.-]*)`)?/g
const PLURAL = /_(?:one|other)$/

/** Code that shows why a form was refused: it reads the answer of an action. */
const READS_ANSWERS = /\buse(?:RefusedForm|ActionData|Fetcher|LoginFetcher)\b/

/** Groups of errors that only one form shows. The code of that form names other strings of its group too. */
const OF_ONE_FORM = new Set(['review', 'return', 'termination', 'withdrawal'])

/**
 * The keys of strings that code can ask for: those that it names (`namedIn`), and messages about errors. The server
 * sends these keys, so all errors of each group that the code names are added, and where the code reads answers to
 * forms, those that several forms share. `sent` are the errors of forms that can be sent to this code, null where that
 * is not known.
 */
export function keysIn(code: string, keys: readonly string[], sent: ReadonlySet<string> | null = null): Set<string> {
  const found = namedIn(code, keys)
  const groups = new Set([...found].map(groupOf))
  const readsAnswers = READS_ANSWERS.test(code)
  const isSent = (key: string) =>
    (readsAnswers && OTHER_ERRORS.has(key) && !OF_ONE_FORM.has(groupOf(key))) || (isError(key) && groups.has(groupOf(key)))
  const canBeSent = (key: string) => sent === null || sent.has(key) || !OTHER_ERRORS.has(key)
  return new Set(keys.filter((key) => found.has(key) || (isSent(key) && canBeSent(key))))
}

/**
 * The keys that code names whole, and those that its templates can make, such as `stock.${status}`. A template that begins with a
 * value, such as `${kind}.title`, makes those whose beginning is named too.
 */
export function namedIn(code: string, keys: readonly string[]): Set<string> {
  const named = new Set([...code.matchAll(STRING)].map(([, , text = '']) => text))
  const templates = [...code.matchAll(TEMPLATE)].map(([, before = '', after = '']) => ({ before, after }))
  const isMade = (key: string, { before, after }: (typeof templates)[number]) => {
    if (!key.startsWith(before) || !key.endsWith(after)) return false
    return before === ''
      ? after.startsWith('.') && named.has(key.slice(0, -after.length))
      : before.includes('.') || after.startsWith('.')
  }
  const canBeAsked = (key: string) => named.has(key) || templates.some((template) => isMade(key, template))
  return new Set(keys.filter((key) => canBeAsked(key.replace(PLURAL, ''))))
}

const groupOf = (key: string): string => key.split('.')[0] ?? ''
const isError = (key: string): boolean => key.includes('.error.') || OTHER_ERRORS.has(key)
