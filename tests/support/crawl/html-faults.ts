import { Parser } from 'htmlparser2'

/** Elements that HTML closes by itself, or that have no end tag. */
const IMPLIED = /^(li|p|dt|dd|option|optgroup|tr|td|th|tbody|thead|tfoot|colgroup|html|head|body|rt|rp)$/
const BLOCK =
  /^(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/
const INTERACTIVE = /^(a|button|select|textarea|label|details|iframe)$/
/** Attributes that name ids of the same page. */
const REFERENCES = [
  'for',
  'form',
  'list',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
]

/** Breaches of the content model of HTML: nesting, ids and required attributes. Each fault once. */
export function htmlFaults(html: string): string[] {
  const faults = new Set<string>()
  const open: string[] = []
  const ids = new Set<string>()
  const named: [string, string][] = []
  let headings = 0
  const within = (names: RegExp) => open.some((name) => names.test(name))
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1) ?? ''
        if (name === 'h1') headings += 1
        if (BLOCK.test(name) && within(/^(p|h[1-6])$/))
          faults.add(`<${name}> in <${open.findLast((one) => /^(p|h[1-6])$/.test(one))}>`)
        if (BLOCK.test(name) && /^(span|button|label|summary)$/.test(parent)) faults.add(`<${name}> in <${parent}>`)
        if (INTERACTIVE.test(name) && within(/^(a|button)$/)) faults.add(`<${name}> in a link or button`)
        if (name === 'form' && within(/^form$/)) faults.add('<form> in <form>')
        if (name === 'li' && !/^(ul|ol|menu)$/.test(parent)) faults.add(`<li> in <${parent}>`)
        if (/^(ul|ol)$/.test(parent) && !/^(li|script|template)$/.test(name)) faults.add(`<${name}> in <${parent}>`)
        if (parent === 'dl' && !/^(dt|dd|div|script|template)$/.test(name)) faults.add(`<${name}> in <dl>`)
        if (/^(dt|dd)$/.test(name) && !/^(dl|div)$/.test(parent)) faults.add(`<${name}> in <${parent}>`)
        if (name === 'img' && attributes.alt === undefined) faults.add('<img> without alt')
        if (name === 'a' && attributes.href === '') faults.add('<a> with an empty href')
        if (attributes.style !== undefined) faults.add(`<${name}> with a style attribute, which the policy forbids`)
        if (attributes.id !== undefined) {
          if (attributes.id === '' || /\s/.test(attributes.id)) faults.add(`id "${attributes.id}"`)
          if (ids.has(attributes.id)) faults.add(`id ${attributes.id} twice`)
          ids.add(attributes.id)
        }
        for (const reference of REFERENCES) {
          for (const id of (attributes[reference] ?? '').split(/\s+/).filter(Boolean)) named.push([reference, id])
        }
        open.push(name)
      },
      onclosetag(name, isImplied) {
        open.pop()
        if (isImplied && !IMPLIED.test(name) && !VOID.test(name) && !within(/^svg$/)) faults.add(`<${name}> is not closed`)
      },
    },
    { lowerCaseTags: true, recognizeSelfClosing: false },
  )
  parser.end(html)
  for (const [reference, id] of named) if (!ids.has(id)) faults.add(`${reference} names ${id}, which is not there`)
  if (headings !== 1) faults.add(`${headings} <h1>`)
  if (!/^<!doctype html>/i.test(html)) faults.add('no doctype')
  return [...faults]
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
