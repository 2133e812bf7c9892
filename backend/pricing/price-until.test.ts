import { expect, it } from 'vitest'
import { priceUntil } from './price-until'

const NOW = new Date('2026-11-23T10:00:00Z')
const END = new Date('2026-12-01T00:00:00Z')
const tier = { kind: 'n', q: 1, p: 100, o: null, d: null, starts_at: null, ends_at: null } as const
const campaign = { ...tier, kind: 'c', p: 80, ends_at: END } as const

it('a campaign price ends with its campaign', () => {
  expect(priceUntil([tier, campaign], NOW)).toEqual(END)
})

it.each([
  ['without a campaign', [tier]],
  ['while a campaign is dearer', [tier, { ...campaign, p: 120 }]],
  ['before a campaign begins', [tier, { ...campaign, starts_at: END, ends_at: null }]],
  ['while a campaign has no end', [tier, { ...campaign, ends_at: null }]],
  ['where the normal price is the same', [tier, { ...campaign, p: 100 }]],
  ['without a price', []],
])('no end is known %s', (_, tiers) => {
  expect(priceUntil(tiers, NOW)).toBeNull()
})
