import { expect, it } from 'vitest'
import { recentDrops } from './recent-drops'

const tags = (...names: string[]) => new Set(names)

it('an answer under way is kept unless something in it was dropped since it was asked for', () => {
  const drops = recentDrops()
  drops.note(tags('product:1'))
  const before = drops.count()
  expect(drops.meet(tags('product:1'), before)).toBe(false)
  drops.note(tags('product:2', 'assortment'))
  expect(drops.meet(tags('product:1'), before)).toBe(false)
  expect(drops.meet(tags('product:1', 'product:2'), before)).toBe(true)
  drops.note()
  expect(drops.meet(tags('product:1'), before)).toBe(true)
  expect(drops.meet(tags('product:1'), drops.count())).toBe(false)
})

it('an answer that takes longer than the drops are remembered counts as changed', () => {
  const drops = recentDrops()
  for (let n = 0; n < 501; n++) drops.note(tags('product:2'))
  expect(drops.meet(tags('product:1'), 1)).toBe(false)
  expect(drops.meet(tags('product:1'), 0)).toBe(true)
})
