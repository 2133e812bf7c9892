import { describe, expect, it } from 'vitest'
import { house } from './house'
import { barrels, meanLines, nameless, tooLong, unexplained, wideComments } from './rooms'

const rows = (count: number) => 'x\n'.repeat(count)

describe('the rooms of the house', () => {
  it.each([
    ['app/cart/lines.ts', 200],
    ['app/routes/cart.tsx', 120],
    ['app/root.tsx', 120],
    ['app/cart/lines.test.ts', 300],
    ['tests/support/journey.ts', 300],
    ['server.ts', 200],
  ])('%s has at most %i lines', (path, most) => {
    expect(tooLong(house({ [path]: rows(most) }))).toEqual([])
    expect(tooLong(house({ [path]: rows(most + 1) }))).toEqual([`${path}: ${most + 1} of ${most} lines`])
  })

  it('have a mean size', () => {
    expect(meanLines(house({ 'app/a.ts': rows(10), 'app/b.ts': rows(20) }))).toBe(15)
  })

  it('wrap comments at the print width, but not code or directives', () => {
    const texts = { '//': '// ', block: ' * ', jsx: '  {/* ', code: 'const text = ', lint: '// oxlint-disable-next-line ' }
    const filled = (start: string, length: number) => start.padEnd(length, 'x')
    expect(wideComments(new Map(Object.entries(texts).map(([path, start]) => [path, filled(start, 130)])))).toEqual([])
    expect(wideComments(new Map(Object.entries(texts).map(([path, start]) => [path, filled(start, 131)])))).toEqual([
      '//:1: 131 columns',
      'block:1: 131 columns',
      'jsx:1: 131 columns',
    ])
  })

  it('are named after what is inside', () => {
    const named = ['app/cart/lines.ts', 'app/ui/icon-types.ts', 'backend/seed/shapes.ts']
    const unnamed = [
      'app/cart/utils.ts',
      'app/cart/types.server.ts',
      'app/helpers/money.ts',
      'app/cart/index.ts',
      'tests/misc.test.ts',
    ]
    expect(nameless(house(Object.fromEntries([...named, ...unnamed].map((path) => [path, '']))))).toEqual(unnamed)
  })

  it('are entered by their own door, not through a barrel', () => {
    const files = house({
      'app/cart/all.ts': `export * from './lines'\nexport { total } from './total'`,
      'app/cart/lines.ts': `export { tier } from '../pricing/tiers'\nexport const lines = []`,
      'app/cart/empty.ts': '',
    })
    expect(barrels(files)).toEqual(['app/cart/all.ts'])
  })

  it('say why a lint rule is off', () => {
    const files = house({
      'app/a.ts': '// oxlint-disable-next-line no-console -- the process has no logger yet\n',
      'app/b.ts': 'const a = 1\n/* oxlint-disable no-console */\n',
      'app/c.ts': '// oxlint-disable-next-line no-console --\n',
    })
    expect(unexplained(files)).toEqual(['app/b.ts:2', 'app/c.ts:1'])
  })
})
