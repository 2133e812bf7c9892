import { href } from '../../routing/href'
import type { Language } from '../../store/languages'
import { storeOf } from '../../store/stores'
import { errors as da } from '../../store/strings/da/errors'
import { errors as de } from '../../store/strings/de/errors'
import { errors as no } from '../../store/strings/no/errors'
import { errors as sv } from '../../store/strings/sv/errors'

const TEXTS = { sv, no, de, da }

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;color:#1d1d1b;margin:0;padding:20vh 1rem 0;text-align:center}' +
  'h1{font-size:1.75rem;line-height:1.25;margin:2rem 0 1rem}a{color:#0b5563}p{margin:0 auto 1.5rem;max-width:36rem}' +
  '.brand{font-weight:800;border-bottom:4px solid #ffbc20}'

/** Allows the style of the busy page, and nothing else. */
export const BUSY_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** A page in place of the one that cannot be rendered now: one string without files, as the process is busy. It asks again after `seconds`. */
export function busyPage(language: Language, seconds: number): string {
  const { iso, brand } = storeOf(language)
  const { 'error.busy.title': title, 'error.busy.text': text, 'error.home': home } = TEXTS[language]
  return (
    `<!DOCTYPE html><html lang="${iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>${title} – ${brand}</title>` +
    `<style>${STYLE}</style></head><body><span class="brand">${brand}</span><main><h1>${title}</h1><p>${text}</p>` +
    `<p><a href="${href('home', language)}">${home}</a></p></main></body></html>`
  )
}
