import { expect, it, vi } from 'vitest'
import { beginOnce } from './begin-once'
import { ProviderOutage } from '../interfaces/provider'
import { attemptOf, payableOrder, returnUrls } from './tests/payable-order'

const order = payableOrder('sv')
const urls = returnUrls('https://shop.example', 'klarna')
const session = (reference: string) => ({ reference, redirectUrl: `https://pay.example/${reference}` })

it('two attempts are two sessions', async () => {
  const begin = vi.fn().mockImplementation(async (_order, { id }: { id: string }) => Promise.resolve(session(id)))
  const once = beginOnce(begin)
  const [first, second] = [attemptOf(order), attemptOf(order)]
  expect(await once(order, first, urls)).toEqual(session(first.id))
  expect(await once(order, second, urls)).toEqual(session(second.id))
  expect(await once(order, first, urls)).toEqual(session(first.id))
  expect(begin).toHaveBeenCalledTimes(2)
})

it('an attempt that could not be begun can be begun again', async () => {
  const begin = vi.fn().mockRejectedValueOnce(new ProviderOutage('down')).mockResolvedValue(session('s1'))
  const once = beginOnce(begin)
  const attempt = attemptOf(order)
  await expect(once(order, attempt, urls)).rejects.toThrow(ProviderOutage)
  expect(await once(order, attempt, urls)).toEqual(session('s1'))
})

it('an attempt is forgotten once it has expired', async () => {
  let now = new Date()
  const begin = vi.fn().mockImplementation(async () => Promise.resolve(session(`s${begin.mock.calls.length}`)))
  const once = beginOnce(begin, () => now)
  const attempt = attemptOf(order, now)
  await once(order, attempt, urls)
  now = attempt.expiresAt
  expect(await once(order, attempt, urls)).toEqual(session('s2'))
})
