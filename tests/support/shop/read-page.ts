/** Minimal parsing of HTML as React writes it: attributes in double quotes, all elements closed. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}

/** The attributes of every element with this tag name, in order. */
export function elements(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) => {
    const pairs = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)]
    return Object.fromEntries(pairs.map(([, name = '', value = '']): [string, string] => [name, decode(value)]))
  })
}

/** The visible text of a page, without scripts and styles. */
export function words(html: string): string {
  const body = html.replace(/<head\b.*?<\/head>/gs, '').replace(/<(script|style)\b.*?<\/\1>/gs, '')
  return decode(body.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ')).replace(/ +/g, ' ')
}

const BLOCKS =
  'address|article|aside|br|dd|div|dl|dt|fieldset|figure|footer|form|h\\d|header|hr|legend|li|main|nav|ol|p|section|table|td|th|tr|ul'

/**
 * The text of a page as a browser without style sheets shows it: only blocks begin a new line, and inline elements run together.
 */
export function unstyledText(html: string): string {
  const body = html.replace(/<head\b.*?<\/head>/gs, '').replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const lines = body.replace(/<!--.*?-->/gs, '').replace(new RegExp(`</?(?:${BLOCKS})\\b[^>]*>`, 'g'), '\n')
  return decode(lines.replace(/<[^>]+>/g, ''))
}

/**
 * The section whose opening tag contains `mark`, for example `id="reviews"`, with its nested sections; empty when there is none.
 */
export function sectionOf(html: string, mark: string): string {
  const tags = [...html.matchAll(/<(\/?)section\b[^>]*>/g)]
  const first = tags.findIndex(([tag]) => tag.includes(mark))
  let depth = 0
  for (const { 0: tag, 1: closing, index } of first < 0 ? [] : tags.slice(first)) {
    depth += closing === '/' ? -1 : 1
    if (depth === 0) return html.slice(tags[first]?.index, index + tag.length)
  }
  return ''
}

export function heading(html: string): string {
  return words(/<h1\b[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '').trim()
}

/** The fields of a form with their submitted values. */
export function formFields(html: string, formId: string): Record<string, string> {
  const form = new RegExp(`<form\\b[^>]*id="${formId}".*?</form>`, 's').exec(html)?.[0] ?? ''
  const inputs = elements(form, 'input').filter(
    ({ type, checked }) => (type !== 'radio' && type !== 'checkbox') || checked !== undefined,
  )
  return Object.fromEntries(inputs.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value ?? '']])))
}

/** The structured data of a page, parsed. */
export function structuredData(html: string): unknown[] {
  const scripts = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].map(([, text = '']): unknown => JSON.parse(text))
}
