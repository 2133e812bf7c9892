import { expect, it } from 'vitest'
import { lruByBytes } from './lru-by-bytes'

const open = () => lruByBytes<string>(100, (_, value) => value.length)

it('drops the entries that were not used for the longest time, and counts their bytes no more', () => {
  const map = open()
  map.set('a', 'x'.repeat(40))
  map.set('b', 'x'.repeat(40))
  map.get('a')
  map.set('c', 'x'.repeat(40))
  expect(['a', 'b', 'c'].map((key) => map.get(key)?.length)).toEqual([40, undefined, 40])
  expect(map.bytes()).toBe(80)
})

it('counts a replaced and a deleted entry once', () => {
  const map = open()
  map.set('a', 'x'.repeat(40))
  map.set('a', 'x'.repeat(30))
  map.set('b', 'x'.repeat(20))
  map.delete('a')
  map.delete('a')
  expect(map.bytes()).toBe(20)
})

it('keeps no entry that is larger than the whole', () => {
  const map = open()
  map.set('a', 'x'.repeat(101))
  expect([map.get('a'), map.bytes()]).toEqual([undefined, 0])
})
