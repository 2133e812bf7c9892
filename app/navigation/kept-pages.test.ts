import { expect, it } from 'vitest'
import { findKept, keepPage, type KeptPage } from './kept-pages'

const page = (key: string, leftAt = 0): KeptPage => ({ key, address: `/sv/${key}`, data: { of: key }, leftAt, state: new Map() })
const found = (kept: readonly KeptPage[], key: string, now = 0, address = `/sv/${key}`) =>
  findKept(kept, { key, address, now })?.data

it('at most 2 pages are kept: those that were left last', () => {
  const kept = ['a', 'b', 'c'].reduce<readonly KeptPage[]>((before, key) => keepPage(before, page(key)), [])
  expect(['a', 'b', 'c'].map((key) => found(kept, key))).toEqual([undefined, { of: 'b' }, { of: 'c' }])
})

it('a page that is left again replaces what was kept of it', () => {
  const kept = [page('a'), page('b'), { ...page('a'), data: { of: 'later' } }].reduce<readonly KeptPage[]>(keepPage, [])
  expect([found(kept, 'a'), found(kept, 'b')]).toEqual([{ of: 'later' }, { of: 'b' }])
})

it('a page is found under its history entry and address, for 10 minutes', () => {
  const kept = [page('a')]
  expect(found(kept, 'a', 600_000)).toEqual({ of: 'a' })
  expect(found(kept, 'a', 600_001)).toBeUndefined()
  expect(found(kept, 'a', 0, '/sv/other')).toBeUndefined()
})
