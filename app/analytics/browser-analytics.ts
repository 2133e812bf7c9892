import { type AnalyticsSettings, isMeasured } from '../server/process/analytics-settings'
import type { Language } from '../store/languages'

/** The settings that a visitor's browser needs to send events. `origins` are those that the tag manager may load from. */
export type BrowserAnalytics = {
  tagManager: { address: string; origins: readonly string[] } | null
  sink: boolean
  retail: boolean
  /** The session is one of the shop's own staff (spec section 6). */
  internal: boolean
}

/** The part of the settings for one storefront; null where no events are sent. */
export function browserAnalytics(
  settings: AnalyticsSettings,
  language: Language | undefined,
  internal: boolean,
): BrowserAnalytics | null {
  if (language === undefined || !isMeasured(settings, language)) return null
  const { tagManagers, origins, sinkFile, retail } = settings
  const address = tagManagers[language]
  const tagManager = address === null ? null : { address, origins: origins[language] }
  return { tagManager, sink: sinkFile !== null, retail: retail !== null && retail.websites[language] !== null, internal }
}
