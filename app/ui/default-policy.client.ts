/** The markup from which React creates a script element that does not run. */
const SCRIPT_OF_REACT = '<script></script>'

/** The origins that scripts may be loaded from, as in a Content-Security-Policy. */
const origins = [location.origin]

/**
 * Lets strings through that Trusted Types bar and that React sets when it renders a whole document in the browser: it does so
 * when an extension of the browser or a translation changed the document before the page was hydrated. Without this policy it
 * fails after it has emptied the document, and the page stays blank. HTML may hold no element; the address of a script must be of
 * the shop's origin, or of one that `allowScriptsOf` added.
 */
export function openDefaultPolicy(): void {
  // A browser's extension may have made one: there can be no second, and the page must hydrate all the same.
  if (window.trustedTypes?.defaultPolicy) return
  window.trustedTypes?.createPolicy('default', {
    createHTML: harmlessHtml,
    createScriptURL: (url) => allowedScript(url, origins),
  })
}

/** Tag managers set the addresses of scripts as plain strings. */
export function allowScriptsOf(more: readonly string[]): void {
  origins.push(...more)
}

export const harmlessHtml = (html: string): string | null => (html === SCRIPT_OF_REACT || !html.includes('<') ? html : null)

export const allowedScript = (url: string, allowed: readonly string[]): string | null =>
  allowed.some((origin) => isFrom(new URL(url, location.href), origin)) ? url : null

/** `origin` may begin its host with `*.`, as in a Content-Security-Policy. */
function isFrom(url: URL, origin: string): boolean {
  const [scheme = '', host = ''] = origin.split('://')
  if (url.protocol !== `${scheme}:`) return false
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host
}
