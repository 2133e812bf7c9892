import { parseCookie } from 'cookie'
import { encode } from 'turbo-stream'
import { cleanAddress } from '../../routing/clean-address'
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfPath } from '../../store/languages'
import { PLAIN_PAGE_POLICY, plainPage, type PlainPageKind } from './plain-page'

type PlainAnswer = { status: number; headers?: Readonly<Record<string, string>>; refreshSeconds?: number }

/** Seconds after which a visitor who was turned away may ask again. */
const RETRY_AFTER_SECONDS = 2

/**
 * A plain page for a browser that asks for a document; an answer without a body for anything else, such as a script or a probe.
 */
export function plainAnswer(
  { url, headers: asked }: Pick<Request, 'url' | 'headers'>,
  kind: PlainPageKind,
  { status, headers, refreshSeconds }: PlainAnswer,
): Response {
  const kept = { ...headers, 'cache-control': 'no-store' }
  if (asked.get('accept')?.includes('text/html') !== true) return new Response(null, { status, headers: kept })
  const language = plainLanguage(new URL(url).pathname, asked)
  const page = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PLAIN_PAGE_POLICY }
  return new Response(plainPage(language, kind, refreshSeconds), { status, headers: { ...kept, ...page } })
}

/**
 * 503 for a visitor who is turned away while the process is busy: a page that is loaded again by itself. A script that asks for
 * the data of a page is led to its document, which is that page; without that it would show an error.
 */
export function busyAnswer(request: Pick<Request, 'url' | 'headers'>): Response {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('.data') && request.headers.get('purpose') !== 'prefetch') return documentOf(new URL(request.url))
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
  return plainAnswer(request, 'error.busy', { status: 503, headers, refreshSeconds: RETRY_AFTER_SECONDS + 1 })
}

/** A redirect in Remix' own terms, which makes the router load the document instead of the data. */
function documentOf({ pathname: asked, search }: URL): Response {
  const pathname = asked === '/_root.data' ? '/' : asked.slice(0, -'.data'.length)
  const redirect = cleanAddress({ pathname, search }, ['_routes'])
  const led = { redirect, status: 302, revalidate: false, reload: true, replace: false }
  const body = encode(led, { plugins: [(value) => value === led && ['SingleFetchRedirect', { ...led }]] })
  const headers = { 'content-type': 'text/x-script; charset=utf-8', 'x-remix-response': 'yes', 'cache-control': 'no-store' }
  return new Response(body, { status: 202, headers })
}

/**
 * As `preferredLanguage` of the pipeline, but ahead of the app, without its detector: the language of the address, else that of
 * the last visit, else the first accepted one that the shop has, else Swedish.
 */
function plainLanguage(pathname: string, headers: Pick<Headers, 'get'>): Language {
  const { locale } = parseCookie(headers.get('cookie') ?? '')
  const named = [languageOfPath(pathname), locale, ...acceptedLanguages(headers.get('accept-language') ?? '')]
  return named.find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** In the order given, which is that of preference in every browser. Norwegian browsers send `nb` or `nn`. */
function acceptedLanguages(header: string): string[] {
  return header.split(',').map((range) =>
    range
      .trim()
      .slice(0, 2)
      .toLowerCase()
      .replace(/^n[bn]$/, 'no'),
  )
}
