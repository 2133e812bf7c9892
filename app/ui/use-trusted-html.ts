import { useMemo } from 'react'

declare global {
  interface Window {
    /** Trusted Types, where the browser has them; TypeScript's library does not know them yet. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML }
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): object }
    }
  }
}

const policy =
  typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy('cleaned-html', { createHTML: (html) => html })

/**
 * Vouches for HTML that the server has cleaned: the Content-Security-Policy lets a browser set no other. On the server, and in browsers
 * without Trusted Types, it is the text itself. One object per text, since React sets HTML anew whenever the object differs.
 */
export function useTrustedHtml(cleaned: string): string | TrustedHTML {
  return useMemo(() => policy?.createHTML(cleaned) ?? cleaned, [cleaned])
}
