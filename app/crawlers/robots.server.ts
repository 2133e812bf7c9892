import { CARRIED_OUT } from '../routing/carried-out'
import { resourceHref, RESOURCE_NAMES, resourceRow } from '../routing/resources'
import { DEFAULT_LANGUAGE } from '../store/languages'
import type { Endpoint } from '../server/endpoint.server'

/** Answers for the shop's own scripts, which hold nothing to list. */
const FOR_SCRIPTS = RESOURCE_NAMES.filter((name) => {
  const { path, failure } = resourceRow(name)
  return failure === 'problem' && !path.startsWith('/')
}).map((name) => resourceHref(name, DEFAULT_LANGUAGE).replace(`/${DEFAULT_LANGUAGE}/`, '/*/'))

/** Links that the server carries out: each visit would fill a cart or use up a token. */
const CARRIED_OUT_LINKS = CARRIED_OUT.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])

/**
 * GET /robots.txt. Pages that may not be listed are not named here: a crawler that may not
 * read them does not see their `noindex`.
 */
export const robots: Endpoint = ({ services: { publicOrigin } }) => {
  const lines = [
    'User-agent: *',
    ...[...FOR_SCRIPTS, ...CARRIED_OUT_LINKS].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}${resourceHref('sitemapIndex', DEFAULT_LANGUAGE)}`,
    '',
  ]
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' }
  return new Response(lines.join('\n'), { headers })
}
