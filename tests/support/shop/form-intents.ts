import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const APP = join(import.meta.dirname, '../../../app')

/** Where a form or a button names its intent: as text, by a constant, or by a prefix before an id. */
const SENT =
  /name="intent"\s+value=(?:"([\w-]+)"|\{([A-Z_]+)\}|\{`([\w-]+) )|<(?:CartForm|CodeButton)\b[^>]*?\bintent="([\w-]+)"|<FormIntent name=(?:"([\w-]+)"|\{([A-Z_]+)\})/g
/** Where a component gets its intent as a property on a line of its own. */
const PROPERTY = /^\s+intent="([\w-]+)"$/gm
/** Where an action tells intents apart. */
const HANDLED = /\bintent(?:'\))? [!=]== (?:'([\w-]+)'|([A-Z_]{3,}))|\bintent: z\.literal\((?:'([\w-]+)'|([A-Z_]{3,}))\)/g
const SWITCH = /switch \((?:form\.get|field)\('intent'\)\) \{([^]*?)\n {2}\}|function handlerOf\([^]*?\n\}/g
const CASE = /\bcase (?:'([\w-]+)'|([A-Z_]{3,})):/g
const EXPORTED = /^export const ([A-Z_]{3,}) = '([\w-]+) ?'/gm
const CONSTANT = /^(?:export )?const ([A-Z_]{3,}) = '([\w-]+) ?'/gm

const constantsOf = (text: string) => [...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value] as const)

/**
 * The constants that files share, by name. Throws where two files export one name with
 * different values: one of them would be missed.
 */
export function sharedOf(sources: readonly string[]): Map<string, string> {
  const shared = new Map<string, string>()
  for (const text of sources) {
    for (const [, name = '', value = ''] of text.matchAll(EXPORTED)) {
      if ((shared.get(name) ?? value) !== value) throw new Error(`Two files export ${name} with different values`)
      shared.set(name, value)
    }
  }
  return shared
}

/** The intents of all forms of the app, as its source names them where they are sent and where they are handled. */
export async function formIntents(): Promise<Set<string>> {
  const names = await readdir(APP, { recursive: true })
  const files = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  const sources = await Promise.all(files.map((name) => readFile(join(APP, name), 'utf8')))
  const shared = sharedOf(sources)
  const found = sources.flatMap((text) => {
    const constants = new Map([...shared, ...constantsOf(text)])
    const valueOf = ([, ...groups]: readonly (string | undefined)[]): string[] =>
      groups.filter((group) => group !== undefined).map((group) => constants.get(group) ?? group)
    const switches = [...text.matchAll(SWITCH)].map(([body]) => body).filter(() => text.includes("'intent'"))
    const cases = switches.flatMap((body) => [...body.matchAll(CASE)])
    return [...text.matchAll(SENT), ...text.matchAll(PROPERTY), ...text.matchAll(HANDLED), ...cases].flatMap(valueOf)
  })
  return new Set(found)
}
