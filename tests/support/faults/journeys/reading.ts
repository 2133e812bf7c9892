import { href } from '../../../../app/routing/href'
import { fileHref, resourceHref } from '../../../../app/routing/resources'
import { pageExamples } from '../../shop/page-examples'
import { journey, page, resource } from '../journey'

/** Every page of the table of URLs, and the files and data that all visitors share. */
export const READING = journey({
  name: 'reading',
  isSequence: false,
  prepare: () => Promise.resolve(null),
  enter: () => Promise.resolve(),
  steps(walker) {
    const { language } = walker
    const coin = href('product', language, { slug: language === 'de' ? 'knappcell-cr2032-de' : 'knappcell-cr2032' })
    return [
      ...pageExamples(language).map(({ path, status }) => page(walker, path, [status])),
      page(walker, `${href('search', language)}?query=batteri`),
      page(walker, `${coin}?reviews=2`),
      page(walker, `/${language}/finns-inte`, [404]),
      page(walker, `/${language}/artiklar/BATTERIER/index.html`, [301, 404]),
      resource(walker, resourceHref('searchSuggestions', language, { query: 'batteri' })),
      resource(walker, resourceHref('categoryMenu', language, { category: language === 'de' ? 'batterien' : 'batterier' })),
      resource(walker, resourceHref('deviceChoices', language)),
      resource(walker, resourceHref('productFeed', language)),
      resource(walker, resourceHref('reviewWidget', language)),
      resource(walker, resourceHref('sitemapIndex', language)),
      resource(walker, fileHref('sitemap', language, 'product-1.xml')),
      resource(walker, resourceHref('llms', language)),
      resource(walker, fileHref('pictures', language, 'products/CR2032.svg')),
      resource(walker, fileHref('documents', language, `${language}/1.pdf`), [404]),
      resource(walker, resourceHref('readiness', language)),
    ]
  },
  lost: () => Promise.resolve([]),
})
