import type { Element } from '../plain/html-tree'
import { rawText } from './raw-text'
import { type Range, VOCABULARY } from './vocabulary'

type Node = Readonly<Record<string, unknown>>

/** The objects of the structured data of a page; `scripts` are the script elements of the page. */
export const dataNodes = (scripts: readonly Element[]): Node[] =>
  structuredData(scripts).flatMap((parsed) => {
    const graph = isNode(parsed) ? parsed['@graph'] : undefined
    const nodes: readonly unknown[] = Array.isArray(graph) ? graph : [parsed]
    return nodes.filter(isNode)
  })

const structuredData = (scripts: readonly Element[]): unknown[] =>
  scripts.filter(({ attribs }) => attribs.type === 'application/ld+json').map((script) => parse(rawText(script)))

/** Breaches of the vocabulary in the structured data of a page. `scripts` are the script elements of the page. */
export function dataFaults(scripts: readonly Element[], origin: string): string[] {
  return structuredData(scripts).flatMap((parsed) => {
    if (!isNode(parsed)) return ['structured data is no JSON object']
    const graph = parsed['@graph']
    const nodes: readonly unknown[] = Array.isArray(graph) ? graph : [parsed]
    return [
      ...(parsed['@context'] === 'https://schema.org' ? [] : ['structured data of another context']),
      ...nodes.flatMap((node) => (isNode(node) ? nodeFaults(node, origin) : ['a graph of no objects'])),
    ]
  })
}

function nodeFaults(node: Node, origin: string): string[] {
  const type = typeof node['@type'] === 'string' ? node['@type'] : ''
  const known = Object.hasOwn(VOCABULARY, type) ? VOCABULARY[type] : undefined
  // A node with only an id refers to another node of the graph.
  if (type === '' && typeof node['@id'] === 'string') return []
  if (known === undefined) return [`${type} is no type of the vocabulary`]
  const required = typeof known.required === 'function' ? known.required(node) : known.required
  return [
    ...required.filter((name) => !Object.hasOwn(node, name)).map((name) => `${type} without ${name}`),
    ...Object.entries(node)
      .filter(([name]) => !name.startsWith('@'))
      .flatMap(([name, value]) => {
        const range = known.properties[name]
        if (range === undefined) return [`${type} has no ${name}`]
        const values: readonly unknown[] = Array.isArray(value) ? value : [value]
        return values.flatMap((one) => valueFaults(`${type}.${name}`, one, range, origin))
      }),
  ]
}

function valueFaults(name: string, value: unknown, range: Range, origin: string): string[] {
  if (isNode(value)) {
    const type = typeof value['@type'] === 'string' ? value['@type'] : ''
    const isAllowed = typeof range !== 'string' && (type === '' || range.includes(type))
    return [...(isAllowed ? [] : [`${name} is a ${type}`]), ...nodeFaults(value, origin)]
  }
  const text = String(value)
  const holds =
    typeof range === 'string' ? FORMATS[range](value, origin) : range.some((member) => text === `https://schema.org/${member}`)
  return holds ? [] : [`${name} is ${text.slice(0, 80)}`]
}

const FORMATS: Readonly<Record<Exclude<Range, readonly string[]>, (value: unknown, origin: string) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value, origin) => typeof value === 'string' && value.startsWith(`${origin}/`),
  number: (value) => /^\d+(\.\d+)?$/.test(String(value)),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
