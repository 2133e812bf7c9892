import { expect, it } from 'vitest'
import { priceUntil } from './price-until'

const NOW = new Date('2026-11-23T10:00:00Z')
const END = new Date('2026-12-01T00:00:00Z')
const tier = { kind: 'n', q: 1, p: 100, o: null, d: null, starts_at: null, ends_at: null } as const
const campaign = { ...tier, kind: 'c', p: 80, ends_at: END } as const

it('a campaign price ends with its campaign', () => {
  expect(priceUntil([tier, campaign], NOW)).toEqual(END)
})

it('a price ends where a cheaper campaign begins', () => {
  const [earlier, later] = [new Date('2026-11-26T00:00:00Z'), new Date('2026-11-30T00:00:00Z')]
  const cheaper = { ...campaign, p: 70, starts_at: earlier, ends_at: later }
  expect(priceUntil([tier, campaign, cheaper], NOW)).toEqual(earlier)
  expect(priceUntil([tier, campaign, cheaper], earlier)).toEqual(later)
  expect(priceUntil([tier, cheaper], NOW)).toEqual(earlier)
})

it('a campaign that another one follows at the same price ends with the last of them', () => {
  const last = new Date('2026-12-10T00:00:00Z')
  expect(priceUntil([tier, campaign, { ...campaign, starts_at: END, ends_at: last }], NOW)).toEqual(last)
})

it.each([
  ['without a campaign', [tier]],
  ['while a campaign is dearer', [tier, { ...campaign, p: 120 }]],
  ['before a dearer campaign begins', [tier, { ...campaign, p: 120, starts_at: END, ends_at: null }]],
  ['while a campaign has no end', [tier, { ...campaign, ends_at: null }]],
  ['where the normal price is the same', [tier, { ...campaign, p: 100 }]],
  ['without a price', []],
])('no end is known %s', (_, tiers) => {
  expect(priceUntil(tiers, NOW)).toBeNull()
})
