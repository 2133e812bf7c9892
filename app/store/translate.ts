import { formatNumber } from './format-number'
import { numberFormat, pluralRules } from './intl-formats'
import type { sv } from './strings/sv'

/** The interface strings of one language by key, such as `cart.empty`. Plurals end in `_one` and `_other`. */
export type ShopStrings = Record<keyof typeof sv, string>

/** A key for `t`: `cart.items` selects `cart.items_one` or `cart.items_other`. */
export type MessageKey = WithoutPlural<keyof typeof sv>

/** The keys of messages without parameters. */
export type PlainKey = { [Key in MessageKey]: [ParameterOf<Key>] extends [never] ? Key : never }[MessageKey]

/**
 * The message of a key in one language. The parameters are those that the Swedish message
 * names, and `count` where it has plurals.
 */
export type Translate = <Key extends MessageKey>(key: Key, ...parameters: ParametersOf<Key>) => string

/**
 * Compiles the messages of a language: `{{name}}` is a parameter, `{{count, number}}` one formatted in the language, and `count`
 * selects the plural. A parameter that ends with a full stop, such as `59 kr.`, ends its sentence too. Each message is compiled
 * when it is first used. A key without a message gives the key. The backend may override any message, so an unknown parameter in
 * it is left out.
 */
export function compileStrings(iso: string, strings: Readonly<Record<string, string>>): Translate {
  const messages = new Map<string, Message>()
  return (key, ...[parameters]) => {
    let message = messages.get(key)
    if (message === undefined) {
      message = compileMessage(key, strings, iso)
      messages.set(key, message)
    }
    return typeof message === 'string' ? message : message(parameters ?? {})
  }
}

type Parameters = Readonly<Partial<Record<string, string | number>>>
type Message = string | ((parameters: Parameters) => string)

function compileMessage(key: string, strings: Readonly<Record<string, string>>, iso: string): Message {
  const other = strings[`${key}_other`]
  if (other === undefined) return compileText(strings[key] ?? key, iso)
  const forms = { one: compileText(strings[`${key}_one`] ?? other, iso), other: compileText(other, iso) }
  return (parameters) => {
    const form = isOne(Number(parameters['count']), iso) ? forms.one : forms.other
    return typeof form === 'string' ? form : form(parameters)
  }
}

/** Whether a count takes the singular. Whole numbers do not need Intl: the rule for them is that of all four languages. */
const isOne = (count: number, iso: string): boolean =>
  Number.isInteger(count) ? count === 1 : pluralRules(iso).select(count) === 'one'

function compileText(text: string, iso: string): Message {
  // Texts and names of parameters take turns.
  const [first = '', ...rest] = text.split(/\{\{(.+?)\}\}/)
  if (rest.length === 0) return text
  const pieces = rest.map((piece, index) => (index % 2 === 0 ? parameter(piece, iso) : piece))
  return (parameters) => {
    let filled = first
    let value = ''
    for (const piece of pieces) {
      if (typeof piece === 'string') filled += value.endsWith('.') ? piece.replace(/^\.(?!\.)/, '') : piece
      else filled += value = piece(parameters)
    }
    return filled
  }
}

function parameter(piece: string, iso: string): (parameters: Parameters) => string {
  const [name = '', format] = piece.split(',').map((part) => part.trim())
  if (format !== 'number') return (parameters) => String(parameters[name] ?? '')
  return (parameters) => {
    const number = Number(parameters[name])
    return Number.isInteger(number) ? formatNumber(number, iso) : numberFormat(iso).format(number)
  }
}

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key
type PluralKey<Key extends MessageKey> = Extract<keyof typeof sv, `${Key}_one` | `${Key}_other`>
type NameIn<Text> = Text extends `${string}{{${infer Piece}}}${infer Rest}` ? NameOf<Piece> | NameIn<Rest> : never
type NameOf<Piece> = Piece extends `${infer Name},${string}` ? Name : Piece
type ParameterOf<Key extends MessageKey> = Key extends keyof typeof sv
  ? NameIn<(typeof sv)[Key]>
  : 'count' | NameIn<(typeof sv)[PluralKey<Key>]>
type ParametersOf<Key extends MessageKey> = [ParameterOf<Key>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<Key>, string | number>>]
