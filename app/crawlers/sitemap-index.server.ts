import { LANGUAGES } from '../store/languages'
import { fileHref } from '../routing/resources'
import type { Endpoint } from '../server/endpoint.server'
import { revalidated } from './revalidated.server'
import { latestChange, mainPages } from './main-pages'
import { MAIN_FILE, sitemapFileName } from './sitemap-file-name'
import { XML, xmlText } from './xml-text'

/** GET /sitemap.xml: the files of all languages, with the date of their latest change. */
export const sitemapIndex: Endpoint = async (asked) => {
  const {
    context: { backend },
    services: { publicOrigin },
  } = asked
  const files = await backend.sitemapFiles()
  const rows = [
    ...LANGUAGES.map((language) => ({ language, file: MAIN_FILE, changed: latestChange(mainPages(language, files)) })),
    ...files.map((one) => ({ language: one.language, file: sitemapFileName(one), changed: one.changed_at })),
  ]
  const parts = async function* () {
    yield `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
    for (const { language, file, changed } of rows) {
      const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`
      yield `<sitemap><loc>${xmlText(publicOrigin + fileHref('sitemap', language, file))}</loc>${lastmod}</sitemap>\n`
    }
    yield '</sitemapindex>\n'
  }
  const latest = latestChange(rows)
  return revalidated(asked, {
    version: rows,
    type: 'application/xml',
    changed: latest === null ? null : new Date(latest),
    parts,
  })
}
