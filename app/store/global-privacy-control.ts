/** The cookie that notes that the stored choice of cookies was made while the browser sent Global Privacy Control. */
export const CHOSEN_UNDER_GPC = 'consent-gpc'

/** Whether a browser sends Global Privacy Control; `header` is its `Sec-GPC`. */
export const sendsGpc = (header: string | null | undefined): boolean => header === '1'

/**
 * Whether Global Privacy Control refuses ads for the visitor. It applies before the first choice, and to a choice made without
 * it. A choice made while the browser sends it is the later, explicit one: allow all grants everything (spec section 4, Consent).
 */
export function gpcRefusesAds(header: string | null | undefined, cookies: Readonly<Record<string, string | undefined>>): boolean {
  return sendsGpc(header) && !(cookies.consent !== undefined && cookies[CHOSEN_UNDER_GPC] === '1')
}
