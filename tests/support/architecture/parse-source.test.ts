import { describe, expect, it } from 'vitest'
import { house } from './house'
import { parseSource } from './parse-source'

const parse = (text: string) => parseSource('app/cart/lines.ts', text, (_, specifier) => specifier)

describe('parsing a file', () => {
  it('finds every way of importing, and which are types only', () => {
    const text = `
      import a from 'a'
      import type { B } from 'b'
      import 'c'
      export { d } from 'd'
      export type { E } from 'e'
      const f = await import('f')
      type G = import('g').G`
    expect(parse(text).imports.map(({ target, typeOnly }) => (typeOnly ? `type ${target}` : target))).toEqual([
      ...['a', 'type b', 'c', 'd', 'type e', 'f', 'type g'],
    ])
  })

  it('resolves a relative specifier to the file that is there', () => {
    const [file] = house({
      'app/cart/drawer.tsx': `import '../ui/dialog'; import './lines'; import icons from '../ui/icons.svg?url'`,
      'app/ui/dialog.tsx': '',
      'app/cart/lines.ts': '',
      'app/ui/icons.svg': '',
    })
    expect(file?.imports.map(({ target }) => target)).toEqual(['app/ui/dialog.tsx', 'app/cart/lines.ts', 'app/ui/icons.svg'])
  })

  it.each([
    ['const now = Date.now()', 'Date.now'],
    ['const now = new Date()', 'new Date()'],
    ['const uuid = crypto.randomUUID()', 'crypto'],
    ['const half = Math.random() < 0.5', 'Math.random'],
    ['const load = () => fetch(url)', 'fetch'],
    ['const port = process.env.PORT', 'process'],
    ['const wide = window.innerWidth', 'window'],
    ['const state = { document }', 'document'],
    ['const state = { clock: performance }', 'performance'],
  ])('sees the effect in %s', (text, effect) => {
    expect(parse(text).effects).toEqual([effect])
  })

  it.each([
    ['a given moment', 'const day = new Date(now)'],
    ['a property of that name', 'const city = order.location'],
    ['a key of that name', 'const order = { location: city, history: [] }'],
    ['a field of a type', 'type Order = { location: string; process: Location }'],
    ['a renamed part', 'const { location: city } = order'],
    ['a parameter of that name', 'const title = (document: Page) => document.title'],
    ['an import of that name', `import { history } from './seen'; export const last = history.at(-1)`],
    ['a word in a text', `const text = 'fetch the process of the window'`],
  ])('takes %s for no effect', (_, text) => {
    expect(parse(text).effects).toEqual([])
  })

  it('counts lines as an editor does', () => {
    expect([parse('a\nb\n').lines, parse('a\nb').lines]).toEqual([2, 2])
  })
})
