import { expect, it, vi } from 'vitest'
import { remembered } from './remembered'

const counted = () => vi.fn((text: string) => (text.startsWith('no') ? null : { text }))

it('computes the result of a text once, and gives the same object again', () => {
  const compute = counted()
  const of = remembered(compute, { maxEntries: 2, maxLength: 5 })
  expect(of('a')).toEqual({ text: 'a' })
  expect(of('a')).toBe(of('a'))
  expect(compute).toHaveBeenCalledOnce()
})

it('keeps neither null nor the result of a long text', () => {
  const compute = counted()
  const of = remembered(compute, { maxEntries: 2, maxLength: 5 })
  for (const text of ['none', 'a long text']) expect(of(text)).toEqual(of(text))
  expect(compute).toHaveBeenCalledTimes(4)
})

it('is bounded', () => {
  const compute = counted()
  const of = remembered(compute, { maxEntries: 2, maxLength: 5 })
  for (const text of ['a', 'b', 'c', 'a']) of(text)
  expect(compute).toHaveBeenCalledTimes(4)
})
