import { useTrustedHtml } from './use-trusted-html'

/** HTML of the backend, which commerce has cleaned, set like a text. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  const trusted = useTrustedHtml(html)
  return html === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />
}
