import { expect, it, vi } from 'vitest'
import { originalStacks } from './original-stack.server'
import { withoutPersonalData } from './without-personal'

/** The patterns that `work` runs. */
async function patternsOf(work: () => unknown): Promise<RegExp[]> {
  const exec = vi.spyOn(RegExp.prototype, 'exec')
  try {
    await work()
    return exec.mock.contexts.filter((context) => context instanceof RegExp)
  } finally {
    exec.mockRestore()
  }
}

/**
 * Whether nothing has to follow a part of any length. Otherwise a text in which that never comes is read to its end from each of
 * its characters, which takes time with the square of its length. An anchored pattern begins only once.
 */
function isReadOnce({ source }: RegExp): boolean {
  const shape = source.replaceAll(/\\./g, 'e').replaceAll(/\[[^\]]*\]/g, 'c')
  return source.startsWith('^') || !/(?:[*+]|\{\d+,\})\)*[^)]/.test(shape)
}

const STACK = `Error: x@y.se 070-123 45 67\n at f (http://shop.test/assets/x.js:1:2)\n http://shop.test/sv?query=a#b`
const REPORT = { level: 'error', error: STACK, stack: STACK, userAgent: '', url: 'http://shop.test/sv?query=a' } as const

it.each<[string, () => unknown]>([
  ['places in the source', () => originalStacks(async () => null)(STACK)],
  ['personal data', () => withoutPersonalData(REPORT)],
])('the patterns that look for %s read a hostile report once, not from each of its characters', async (_, work) => {
  const patterns = await patternsOf(work)
  expect(patterns.length).toBeGreaterThan(1)
  expect(patterns.filter((pattern) => !isReadOnce(pattern)).map(String)).toEqual([])
})

it.each([/.*\/assets\/x/, /https?:\/\/[^\s)]*[?#]/, /(?:a+)+b/])(
  'a pattern such as %s would take time with the square',
  (pattern) => {
    expect(isReadOnce(pattern)).toBe(false)
  },
)
