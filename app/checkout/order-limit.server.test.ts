import { expect, it } from 'vitest'
import { limitOrders } from './order-limit.server'

/** Five orders at once, of which four are handled at a time; those that got all of their time when they started. */
async function restarted(first: 'placed' | 'away'): Promise<number[]> {
  const limited = limitOrders()
  const given: number[] = []
  await Promise.all(
    [1, 2, 3, 4, 5].map((order) =>
      limited({
        handle: () => new Promise<string>((resolve) => setTimeout(resolve, 5, order === 1 ? first : 'placed')),
        restartTime: () => given.push(order),
        wasAway: (answer) => answer === 'away',
      }),
    ),
  )
  return given
}

it('an order that has waited to start has all of its time then', async () => {
  expect(await restarted('placed')).toEqual([1, 2, 3, 4, 5])
})

it('while the backend is away, an order that has waited has the rest of its time', async () => {
  expect(await restarted('away')).toEqual([1, 2, 3, 4])
})
