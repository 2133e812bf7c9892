import { describe, expect, it } from 'vitest'
import { isLinkCode } from '../discounts/codes'
import { discountRedirect } from './discount-redirect'

const redirect = (path: string) => discountRedirect(new URL(path, 'http://shop.example'))

describe('the redirect rule /{locale}/rabatt/{optional category}/{code}', () => {
  it('with a category goes to that category listing with disc set to the code', () => {
    expect(redirect('/sv/rabatt/laddare/HELG20')).toBe('/sv/artiklar/laddare/index.html?disc=HELG20')
  })

  it('takes a category below others', () => {
    expect(redirect('/de/rabatt/a/b/HELG20')).toBe('/de/artiklar/a/b/index.html?disc=HELG20')
  })

  it('without a category goes to the home page with disc set to the code', () => {
    expect(redirect('/no/rabatt/sommer-10')).toBe('/no?disc=sommer-10')
  })

  it.each(['/SV/RABATT/Helg20', '/sv/Rabatt/Helg20'])('takes %s in any letter case, and keeps that of the code', (path) => {
    expect(redirect(path)).toBe('/sv?disc=Helg20')
  })

  it('keeps other query parameters', () => {
    expect(redirect('/da/rabatt/ABC?utm_source=brev&disc=OLD')).toBe('/da?utm_source=brev&disc=ABC')
    expect(redirect('/da/rabatt/ABC?utm_source=et%20brev&x')).toBe('/da?utm_source=et%20brev&x&disc=ABC')
  })

  it.each([
    '/sv/rabatt/AB',
    '/sv/rabatt/',
    '/sv/rabatt',
    '/sv/rabatt/HELG_20',
    '/sv/rabatt/a/%20%20%20',
    '/en/rabatt/HELG20',
    '/sv/rabatt/%2e%2e%2f%2e%2e/HELG20',
    '/sve/rabatt/HELG20',
  ])('is not for %s: the code must be at least 3 letters, digits or hyphens, in one of our languages', (path) => {
    expect(redirect(path)).toBeNull()
  })

  it('takes a code of any length: one of more than 40 characters is named as no code on the page that opens (decision 013)', () => {
    const long = 'A'.repeat(41)
    expect(redirect(`/sv/rabatt/laddare/${long}`)).toBe(`/sv/artiklar/laddare/index.html?disc=${long}`)
    expect([isLinkCode(long), isLinkCode(long.slice(1))]).toEqual([false, true])
  })

  it('keeps a category with letters beyond a to z whole', () => {
    expect(redirect('/sv/rabatt/b%C3%A5t/HELG20')).toBe('/sv/artiklar/b%C3%A5t/index.html?disc=HELG20')
  })
})
