import { describe, expect, it } from 'vitest'
import { isMisspelt } from './is-misspelt'
import { meantPages } from './meant-pages'

/** Each meaning as `kind value -> address` of that value, or as a fixed path. */
const meanings = (pathname: string) =>
  meantPages(pathname).map((page) => ('path' in page ? page.path : `${page.kind} ${page.value} -> ${page.hrefOf(page.value)}`))

describe('the pages that an address may mean', () => {
  it.each([
    ['/SV', ['/sv']],
    ['/sv/', ['/sv']],
    ['/sv/Sokresultat', ['/sv/sokresultat.html']],
    ['/da//SOGERESULTATER.html', ['/da/sogeresultater.html']],
    ['/sv/cart.html', ['/sv/cart']],
    ['/sv/Checkout', ['/sv/checkout']],
    ['/xx/artiklar', []],
    ['/sv/%zz', []],
  ])('%s', (pathname, expected) => {
    expect(meanings(pathname)).toEqual(expected)
  })

  it.each([
    ['/sv/Artiklar/CR2032.HTML', 'product CR2032 -> /sv/artiklar/CR2032.html'],
    ['/sv/artiklar/cr2032', 'product cr2032 -> /sv/artiklar/cr2032.html'],
    ['/sv//artiklar///cr2032.html/', 'product cr2032 -> /sv/artiklar/cr2032.html'],
    ['/sv/varumarken/voltra', 'brand voltra -> /sv/varumarken/voltra.html'],
    ['/da/maerke/voltra.html', 'brand voltra -> /da/maerke/voltra'],
    ['/DE/produkt-schlagwort/Neu', 'tag Neu -> /de/produkt-schlagwort/Neu'],
    ['/no/passer-til/x/', 'device x -> /no/passer-til/x'],
    ['/sv/fraktinfo', 'page fraktinfo -> /sv/fraktinfo'],
  ])('%s: %s', (pathname, first) => {
    expect(meanings(pathname)[0]).toBe(first)
  })

  it('a listing, a ghost listing and a page of text in each spelling', () => {
    expect(meanings('/sv/artiklar/Batterier/litium')).toContain(
      'category batterier/litium -> /sv/artiklar/batterier/litium/index.html',
    )
    expect(meanings('/sv/artiklar/batterier/alla/sida.html')).toContain(
      'category batterier -> /sv/artiklar/batterier/ALLA/sida.html',
    )
    expect(meanings('/sv/fraktinfo')).toEqual(['page fraktinfo -> /sv/fraktinfo', 'page fraktinfo.html -> /sv/fraktinfo.html'])
  })
})

describe('an address is misspelt', () => {
  it.each([
    ['/sv/artiklar/a-1.html', 'product', { slug: 'a-1' }, false],
    ['/sv/artiklar/A-1.html', 'product', { slug: 'A-1' }, false],
    ['/sv/Artiklar/a-1.html', 'product', { slug: 'a-1' }, true],
    ['/sv/artiklar/a-1.HTML', 'product', { slug: 'a-1' }, true],
    ['/sv/artiklar/a-1.html/', 'product', { slug: 'a-1' }, true],
    ['/sv/artiklar/b%C3%A5.html', 'product', { slug: 'bå' }, false],
    ['/sv//om-oss', 'content', { '*': '/om-oss' }, true],
    ['/sv/om-oss', 'content', { '*': 'om-oss' }, false],
    ['/sv/ARTIKLAR/x/index.html', 'listing', { '*': 'x/index.html' }, true],
    ['/sv/checkout', 'checkout', {}, false],
    ['/sv', 'home', {}, false],
    ['/SV', 'home', {}, true],
  ] as const)('%s of the %s page', (pathname, page, params, expected) => {
    expect(isMisspelt(pathname, page, 'sv', params)).toBe(expected)
  })
})
