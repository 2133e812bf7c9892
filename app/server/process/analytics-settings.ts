import { type Language, LANGUAGES } from '../../store/languages'
import { originsIn } from './origins-in'

type Names<Prefix extends string> = { [name in `${Prefix}_${Uppercase<Language>}`]?: string | undefined }

type Settings = Names<'TAG_MANAGER'> &
  Names<'RETAIL_TRACKING_WEBSITE'> & {
    NODE_ENV?: string | undefined
    DATA_DIR?: string | undefined
    TAG_MANAGER_ORIGINS?: string | undefined
    ANALYTICS_SINK?: 'on' | 'off' | undefined
    RETAIL_TRACKING_URL?: string | undefined
    SEARCH_PROVIDER?: string | undefined
    RECOMMENDATION_PROVIDER?: string | undefined
  }

/** The destination of events, by storefront; null where no events are sent. */
export type AnalyticsSettings = {
  /** The address of the tag manager's script. */
  tagManagers: Readonly<Record<Language, string | null>>
  /** The origins that a storefront's tag manager may load from and send to, as in a Content-Security-Policy. */
  origins: Readonly<Record<Language, readonly string[]>>
  /** The file that the local sink writes to; null while it is off. */
  sinkFile: string | null
  retail: RetailTracking | null
}

/** Whether events are sent anywhere in a storefront. */
export function isMeasured({ tagManagers, sinkFile, retail }: AnalyticsSettings, language: Language): boolean {
  return tagManagers[language] !== null || sinkFile !== null || (retail?.websites[language] ?? null) !== null
}

/** The retail tracking of spec section 7; `websites` are the ids of the storefronts there. */
export type RetailTracking = {
  url: string
  websites: Readonly<Record<Language, string | null>>
  searchProvider: string
  recommendationProvider: string
}

const GOOGLE = 'https://www.googletagmanager.com'
/** The origins that Google Analytics 4 is loaded from and sends to. */
const GOOGLE_ORIGINS = [GOOGLE, 'https://*.google-analytics.com', 'https://*.analytics.google.com'] as const

/** The provider of search and recommendations, unless another is named: the shop itself. */
const OWN = 'shop'

export function analyticsSettings(settings: Settings): AnalyticsSettings {
  const extra = originsIn(settings.TAG_MANAGER_ORIGINS)
  const byLanguage = <T>(read: (name: Uppercase<Language>) => T) => ({
    sv: read('SV'),
    no: read('NO'),
    de: read('DE'),
    da: read('DA'),
  })
  const { RETAIL_TRACKING_URL: url, SEARCH_PROVIDER, RECOMMENDATION_PROVIDER } = settings
  return {
    tagManagers: byLanguage((name) => scriptOf(settings[`TAG_MANAGER_${name}`])),
    origins: byLanguage((name) => originsOf(settings[`TAG_MANAGER_${name}`], extra)),
    sinkFile: isSinkOn(settings) ? `${settings.DATA_DIR ?? 'data'}/analytics.jsonl` : null,
    retail:
      url === undefined
        ? null
        : {
            url,
            websites: byLanguage((name) => settings[`RETAIL_TRACKING_WEBSITE_${name}`] ?? null),
            searchProvider: SEARCH_PROVIDER ?? OWN,
            recommendationProvider: RECOMMENDATION_PROVIDER ?? OWN,
          },
  }
}

/** Default: on in development only. */
const isSinkOn = ({ ANALYTICS_SINK, NODE_ENV }: Settings) =>
  (ANALYTICS_SINK ?? (NODE_ENV === 'development' ? 'on' : 'off')) === 'on'

/** A container of Google Tag Manager, such as `GTM-ABC123`, or the address of a script that takes the same queue. */
function scriptOf(setting: string | undefined): string | null {
  if (setting === undefined) return null
  return setting.startsWith('http') ? setting : `${GOOGLE}/gtm.js?id=${setting}`
}

function originsOf(setting: string | undefined, extra: readonly string[]): string[] {
  if (setting === undefined) return []
  return [...(setting.startsWith('http') ? [new URL(setting).origin] : GOOGLE_ORIGINS), ...extra]
}

/** Settings that send no events. */
export const NO_ANALYTICS = analyticsSettings({})

/** The origins of a storefront's policy; none for an address without a language. */
export function originsOfPath({ origins }: AnalyticsSettings, pathname: string): readonly string[] {
  const language = LANGUAGES.find((one) => pathname === `/${one}` || pathname.startsWith(`/${one}/`))
  return language === undefined ? [] : origins[language]
}
