import { useMemo } from 'react'
import { trustedHtml } from './trusted-html'

/** HTML that the loader has cleaned (cleanHtml), set like a text. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  // One object per text: React sets HTML anew whenever the object differs.
  const trusted = useMemo(() => trustedHtml(html), [html])
  return html === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />
}
