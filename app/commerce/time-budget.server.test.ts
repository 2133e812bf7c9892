import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBudgets, type RequestBudgets } from './time-budget.server'

let budgets: RequestBudgets
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  budgets = openBudgets()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (milliseconds: number) =>
  new Promise<number>((resolve) => {
    setTimeout(() => resolve(milliseconds), milliseconds)
  })
const spent = { kind: 'unavailable', message: 'product: unavailable: the time of the request is spent' }

describe('the time budget of a request', () => {
  it.each([
    ['essentials', 4000],
    ['extras', 1000],
  ] as const)('for %s is %i ms, counted over all its calls', async (part, most) => {
    const budget = budgets[part]
    const first = budget.wait('product', after(most - 300))
    await vi.advanceTimersByTimeAsync(most - 300)
    expect(await first).toBe(most - 300)
    await vi.advanceTimersByTimeAsync(200)
    const second = budget.wait('product', after(301)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(300)
    expect(await second).toMatchObject(spent)
  })

  it('begins again after a wait for something else than the backend', async () => {
    await vi.advanceTimersByTimeAsync(20_000)
    const late = budgets.essentials.wait('product', after(100)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    expect(await late).toMatchObject(spent)
    budgets.restart()
    const again = budgets.essentials.wait('product', after(3900))
    await vi.advanceTimersByTimeAsync(3900)
    expect(await again).toBe(3900)
  })

  it('counts overlapping waits once', async () => {
    const waits = Promise.all([budgets.extras.wait('widget', after(900)), budgets.extras.wait('widget', after(900))])
    await vi.advanceTimersByTimeAsync(900)
    expect(await waits).toEqual([900, 900])
  })

  it('gives an answer that is there, also when it is spent', async () => {
    const late = budgets.extras.wait('widget', after(2000)).catch(() => 'spent')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await late).toBe('spent')
    expect(await budgets.extras.wait('widget', Promise.resolve('cached'))).toBe('cached')
  })

  it('is left by an action for its page: 1 s of the essentials, also after a call of the action that took longer', async () => {
    const hanging = async (own?: number) =>
      budgets.reservePageTime(() => budgets.essentials.wait('product', after(9000), own)).catch((error: unknown) => error)
    const acted = hanging()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await acted).toMatchObject(spent)
    const page = budgets.essentials.wait('product', after(900))
    await vi.advanceTimersByTimeAsync(900)
    expect(await page).toBe(900)
    budgets = openBudgets()
    const longer = hanging(4000)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await longer).toMatchObject(spent)
    const pages = [900, 1100].map((time) => budgets.essentials.wait('product', after(time)).catch(() => 'spent'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(await Promise.all(pages)).toEqual([900, 'spent'])
  })

  it('lets a call with a timeout of its own wait longer, but no request more than 5,000 ms in all', async () => {
    const order = budgets.essentials.wait('product', after(4400), 4500)
    await vi.advanceTimersByTimeAsync(4400)
    expect(await order).toBe(4400)
    const next = budgets.essentials.wait('product', after(4500), 4500).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(600)
    expect(await next).toMatchObject(spent)
  })
})
