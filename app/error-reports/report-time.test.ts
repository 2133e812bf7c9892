import { expect, it } from 'vitest'
import { originalStacks } from './original-stack.server'
import { withoutPersonalData } from './without-personal'

const original = originalStacks(async () => null)
const cleaned = (stack: string) => withoutPersonalData({ level: 'error', error: '', stack, userAgent: '', url: '' })

/** Milliseconds of the quickest of five runs. */
async function quickest(work: () => unknown): Promise<number> {
  const times = []
  for (let run = 0; run < 5; run += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return Math.min(...times)
}

it.each<[string, string, (stack: string) => unknown]>([
  ['one long word', 'x', original],
  ['paths of scripts', '/assets/x.js', original],
  ['beginnings of addresses', 'http://', cleaned],
  ['queries', '?http://x#', cleaned],
])('a stack of %s takes time with its length, not with the square of it', async (_, part, work) => {
  const timeOf = (length: number) => quickest(() => work(part.repeat(length / part.length)))
  const short = await timeOf(1000)
  // A tenfold length takes the hundredfold time where the time grows with the square.
  expect(await timeOf(10_000)).toBeLessThan(40 * Math.max(short, 0.1))
})
