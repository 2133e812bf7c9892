import { CAMPAIGN_SLUG } from '../commerce/contract/campaign-slug'

const CAMPAIGN = 'campaign'

/** The campaign that a product page's address names; null without one and for an invalid slug. */
export function askedCampaign(search: URLSearchParams): string | null {
  const named = search.get(CAMPAIGN) ?? ''
  return CAMPAIGN_SLUG.test(named) ? named : null
}

/** The query, `?` included, that carries a campaign on to a product page; empty without one. */
export function campaignSearch(campaign: string | null): string {
  return campaign === null ? '' : `?${new URLSearchParams({ [CAMPAIGN]: campaign }).toString()}`
}
