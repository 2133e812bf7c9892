/** A visitor's consent as the banner, the settings and the tag manager read it. */
export type ConsentView = {
  /** The mask that counts; null before the first choice, while the banner shows (spec section 4, Consent). */
  mask: number | null
  /** Whether Global Privacy Control refuses ads, until the visitor chooses otherwise (store/global-privacy-control.ts). */
  refusesAds: boolean
  /** HTML of the widget `cookie-alert`; empty when the banner does not show, and when the backend has none. */
  text: string
}
