import { useTrustedHtml } from './use-trusted-html'

/** HTML from the backend, sanitised by commerce; the default style is that of running text. */
export function Html({ html, className = 'prose' }: { html: string; className?: string }) {
  const trusted = useTrustedHtml(html)
  return html === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />
}
