export type FormValue = string | { [name: string]: FormValue }

/** Stripe's form encoding: `a[b][0]=c` becomes `{ a: { b: { 0: 'c' } } }`. */
export function parseNestedForm(text: string): { [name: string]: FormValue } {
  const form: { [name: string]: FormValue } = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/\]?\[|\]$/).filter((name) => name !== '')
    const last = names.pop()
    if (last === undefined) continue
    let parent = form
    for (const name of names) parent = childOf(parent, name)
    parent[last] = value
  }
  return form
}

function childOf(parent: { [name: string]: FormValue }, name: string): { [name: string]: FormValue } {
  const child = Object.hasOwn(parent, name) ? parent[name] : undefined
  if (typeof child === 'object') return child
  const made: { [name: string]: FormValue } = {}
  Object.defineProperty(parent, name, { value: made, enumerable: true, configurable: true, writable: true })
  return made
}
