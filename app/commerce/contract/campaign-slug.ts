/**
 * The name of a campaign: 1 to 64 letters and digits of ASCII, hyphens and underscores.
 * Untrusted: it comes from addresses and forms.
 */
export const CAMPAIGN_SLUG = /^[\w-]{1,64}$/
