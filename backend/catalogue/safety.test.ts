import { expect, test } from 'vitest'
import type { Drawing } from '../pictures/drawing'
import { safetyOf } from './safety'

const part = (shape: Drawing['shape'], chemistry: string | null = null) => ({ drawing: { shape }, chemistry })
const first = (warnings: string[]) => warnings.map((warning) => warning.split('.')[0])

test('a set warns of what any of its parts may do, each once, the gravest first', () => {
  const all = safetyOf([part('charger'), part('cylinder', 'alkaline'), part('coin', 'lithium'), part('coin', 'lithium')], 'sv')
  expect(first(all)).toEqual([
    'Förvaras oåtkomligt för barn',
    'Endast för inomhusbruk',
    'Vänd polerna rätt, blanda inte gamla och nya batterier och släng inte i öppen eld',
  ])
})

test('a lithium battery in the case of a lead one holds no acid, and a rechargeable cell may be charged', () => {
  const lithium = safetyOf([part('tool-pack')], 'de')
  expect(lithium).toHaveLength(1)
  expect(safetyOf([part('lead-block', 'lifepo4')], 'de')).toEqual(lithium)
  expect(safetyOf([part('cylinder', 'li-ion')], 'de')).toEqual(lithium)
  expect(safetyOf([part('lead-block', 'agm')], 'de')[0]).toContain('Schwefelsäure')
})

test('nothing is said of what can do no harm', () => {
  expect(safetyOf([part('remote'), part('gift-card')], 'da')).toEqual([])
})
