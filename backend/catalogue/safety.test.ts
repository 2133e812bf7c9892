import { expect, test } from 'vitest'
import type { Drawing } from '../pictures/drawing'
import { safetyWarnings } from './safety'

const part = (shape: Drawing['shape'], chemistry: string | null = null) => ({ drawing: { shape }, chemistry })
const first = (warnings: string[]) => warnings.map((warning) => warning.split('.')[0])

test('a set has the warnings of all its parts, each once, the most dangerous first', () => {
  const all = safetyWarnings(
    [part('charger'), part('cylinder', 'alkaline'), part('coin', 'lithium'), part('coin', 'lithium')],
    'sv',
  )
  expect(first(all)).toEqual([
    'Förvaras oåtkomligt för barn',
    'Endast för inomhusbruk',
    'Vänd polerna rätt, blanda inte gamla och nya batterier och släng inte i öppen eld',
  ])
})

test('rechargeable lithium has the lithium warning, whatever its case', () => {
  const lithium = safetyWarnings([part('tool-pack')], 'de')
  expect(lithium).toHaveLength(1)
  expect(safetyWarnings([part('lead-block', 'lifepo4')], 'de')).toEqual(lithium)
  expect(safetyWarnings([part('cylinder', 'li-ion')], 'de')).toEqual(lithium)
  expect(safetyWarnings([part('lead-block', 'agm')], 'de')[0]).toContain('Schwefelsäure')
})

test('a built-in pack is not called a loose cell', () => {
  expect(first(safetyWarnings([part('wired-pack', 'nimh')], 'sv'))).toEqual([
    'Får inte kortslutas, öppnas, skadas eller kastas i öppen eld',
  ])
})

test('harmless products have no warnings', () => {
  expect(safetyWarnings([part('remote'), part('gift-card')], 'da')).toEqual([])
})
