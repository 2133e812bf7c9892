import { resourceHref } from '../../routing/resources'
import type { Language } from '../../store/languages'

/** The address of each storefront's review widget; null where there is none. */
export type ReviewWidgets = Readonly<Record<Language, string | null>>

type Settings = { BACKEND_URL?: string | undefined } & { [name in `REVIEW_WIDGET_${Uppercase<Language>}`]?: string | undefined }

/**
 * The review widgets of the settings: an address, `backend` for the backend's own widget, or `off`. Unset means `off`,
 * and `backend` with the embedded backend.
 */
export function reviewWidgets(settings: Settings): ReviewWidgets {
  const unset = settings.BACKEND_URL === undefined ? 'backend' : 'off'
  const address = (language: Language, set = unset) =>
    set === 'off' ? null : set === 'backend' ? resourceHref('reviewWidget', language) : set
  return {
    sv: address('sv', settings.REVIEW_WIDGET_SV),
    no: address('no', settings.REVIEW_WIDGET_NO),
    de: address('de', settings.REVIEW_WIDGET_DE),
    da: address('da', settings.REVIEW_WIDGET_DA),
  }
}

/**
 * The settings that tell a worker process, for which every backend is a foreign one, of the widgets that the embedded backend
 * has; none where the shop has another backend.
 */
export function ownWidgets(settings: Settings): Record<string, string> {
  if (settings.BACKEND_URL !== undefined) return {}
  const { REVIEW_WIDGET_SV: sv, REVIEW_WIDGET_NO: no, REVIEW_WIDGET_DE: de, REVIEW_WIDGET_DA: da } = settings
  const set = { REVIEW_WIDGET_SV: sv, REVIEW_WIDGET_NO: no, REVIEW_WIDGET_DE: de, REVIEW_WIDGET_DA: da }
  return Object.fromEntries(Object.entries(set).map(([name, widget = 'backend']) => [name, widget]))
}

/**
 * The foreign origin that the widget of a storefront loads from and connects to; none for a widget of the
 * shop itself, and outside the storefronts.
 */
export function widgetOrigins(widgets: ReviewWidgets, language: Language | undefined): string[] {
  const address = language === undefined ? null : widgets[language]
  return address === null || address.startsWith('/') ? [] : [new URL(address).origin]
}
