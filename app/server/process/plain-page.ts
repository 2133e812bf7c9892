import { href } from '../../routing/href'
import type { Language } from '../../store/languages'
import { storeOf } from '../../store/stores'
import { errors as da } from '../../store/strings/da/errors'
import { errors as de } from '../../store/strings/de/errors'
import { errors as no } from '../../store/strings/no/errors'
import { errors as sv } from '../../store/strings/sv/errors'
import { PLAIN_TEXTS } from './plain-texts'

/**
 * The cause, as the prefix of the string keys: too many visitors, a request that is not accepted, or an
 * error page that failed (spec section 8).
 */
export type PlainPageKind = 'error.busy' | 'error.refused' | 'error.document'

const ERRORS = { sv, no, de, da }

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color:#16202a;background:#fff;margin:0;text-align:center}' +
  'header{border-bottom:1px solid #e1e6ea;padding:1rem}.brand{font-size:1.375rem;font-weight:700;color:inherit;text-decoration:none;' +
  'border-bottom:4px solid #ffbc20}main{padding:4rem 1rem}h1{font-size:1.75rem;line-height:1.15;margin:0 auto 1rem;max-width:30rem;' +
  'overflow-wrap:break-word;text-wrap:balance}p{margin:0 auto 1.5rem;max-width:36rem;color:#55606b;text-wrap:balance}' +
  '.home{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;border-radius:.5rem;background:#ffbc20;color:#16202a;' +
  'font-weight:600;text-decoration:none}.home:hover{background:#f0a800}'

/** Allows the style of a plain page, and nothing else. */
export const PLAIN_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/**
 * A page of one string without files or scripts, in place of one that the app cannot render. With
 * `refreshSeconds` it is loaded again after that time.
 */
export function plainPage(language: Language, kind: PlainPageKind, refreshSeconds?: number): string {
  const { iso, brand } = storeOf(language)
  const texts = { ...ERRORS[language], ...PLAIN_TEXTS[language] }
  const title = texts[`${kind}.title` as const]
  const text = texts[`${kind}.text` as const]
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`
  const address = href('home', language)
  return (
    `<!DOCTYPE html><html lang="${iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex">${refresh}<title>${title} – ${brand}</title>` +
    `<style>${STYLE}</style></head><body><header><a class="brand" href="${address}" translate="no">${brand}</a></header>` +
    `<main><h1>${title}</h1><p>${text}</p><p><a class="home" href="${address}">${texts['error.home']}</a></p></main></body></html>`
  )
}
