import { useMemo } from 'react'

declare global {
  interface Window {
    /** Trusted Types, not supported by every browser; TypeScript's library does not declare them yet. */
    trustedTypes?: {
      readonly defaultPolicy?: object | null
      createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML }
      createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): { createScriptURL(url: string): object }
      createPolicy(name: 'default', rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): object
    }
  }
}

const policy =
  typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy('cleaned-html', { createHTML: (html) => html })

/**
 * Converts HTML that the server has sanitised to `TrustedHTML`, which the Content-Security-Policy requires. Returns the string
 * itself on the server and in browsers without Trusted Types. Memoised, since React sets the HTML again for every new object.
 */
export function useTrustedHtml(cleaned: string): string | TrustedHTML {
  return useMemo(() => policy?.createHTML(cleaned) ?? cleaned, [cleaned])
}
