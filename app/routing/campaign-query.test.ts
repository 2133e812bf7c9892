import { expect, it } from 'vitest'
import { askedCampaign, campaignSearch } from './campaign-query'

const asked = (search: string) => askedCampaign(new URLSearchParams(search))

it.each(['campaign-prices', 'Black_Week-26', 'x'.repeat(64)])('a campaign goes along in the address: %s', (campaign) => {
  expect(asked(campaignSearch(campaign))).toBe(campaign)
})

it('an address without a campaign has none', () => {
  expect(campaignSearch(null)).toBe('')
  expect(asked('')).toBeNull()
  expect(asked('utm_campaign=mail')).toBeNull()
})

it.each(['', ' ', 'höst', '<b>', 'a b', 'a\n', 'x'.repeat(65)])('what no campaign is called is ignored: %j', (campaign) => {
  expect(asked(campaignSearch(campaign))).toBeNull()
})
