const ANYWHERE = 'https://shop.invalid'

/**
 * The requested address if it is in this shop. `fallback` for another host in any spelling (`//x`, `/\x`, a scheme), and for a
 * value that is not a path.
 */
export function safeRedirect(requested: unknown, fallback: string): string {
  if (typeof requested !== 'string' || !requested.startsWith('/')) return fallback
  try {
    // The URL parser reads it as a browser does: backslashes become slashes, tabs and line breaks are dropped.
    const url = new URL(requested, ANYWHERE)
    return url.origin === ANYWHERE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback
  } catch {
    return fallback
  }
}
