/** The name of a campaign: 1 to 64 letters and digits of ASCII, hyphens and underscores. It comes from addresses and forms. */
export const CAMPAIGN_SLUG = /^[\w-]{1,64}$/
