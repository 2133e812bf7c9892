const ANYWHERE = 'https://shop.invalid'

/**
 * An address of this shop to go to after a form, or `fallback` when the wish leads elsewhere: another host in any spelling (`//x`,
 * `/\x`, a scheme), or no path at all.
 */
export function safeRedirect(wish: unknown, fallback: string): string {
  if (typeof wish !== 'string' || !wish.startsWith('/')) return fallback
  try {
    // The URL parser sees what a browser would: it turns backslashes into slashes and drops tabs and line breaks.
    const url = new URL(wish, ANYWHERE)
    return url.origin === ANYWHERE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback
  } catch {
    return fallback
  }
}
