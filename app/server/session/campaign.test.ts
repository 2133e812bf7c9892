import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CAMPAIGN_LENGTH, campaignOf, laterCampaign, TRACKING_KEYS } from './campaign'

const visit = (address: string, referrer: string | null = null) =>
  campaignOf(new URL(address, 'https://shop.example'), 'https://shop.example', referrer)

describe('campaign data', () => {
  it.each(TRACKING_KEYS)('is recorded when %s is present: the full location and the referrer', (key) => {
    expect(visit(`/sv/om-oss?x=1&${key}=mail`, 'https://mail.example/list')).toEqual({
      location: `https://shop.example/sv/om-oss?x=1&${key}=mail`,
      referrer: 'https://mail.example/list',
    })
    expect(visit(`/sv?${key}`)?.referrer).toBe('')
  })

  it.each(['//sv', '//%zz/', '//a:b/', '//'])('names the shop for a path that begins with two slashes: %s', (pathname) => {
    const found = campaignOf({ pathname, search: '?utm_source=mail' }, 'https://shop.example', null)
    expect(found?.location).toMatch(/^https:\/\/shop\.example\/\/.*\?utm_source=mail$/)
  })

  it.each(['/sv', '/sv?utm=1&query=utm_source', '/sv#utm_source=1'])('is not for %s', (address) =>
    expect(visit(address)).toBeNull(),
  )

  it('never holds a token', () => {
    expect(visit('/sv?token=secret&gclid=1&t%6Fken=secret')?.location).toBe('https://shop.example/sv?gclid=1')
  })

  it.each(['javascript:alert(1)', 'no address', 'data:text/html,x', 'https://'])(
    'of a referrer that is no page, %j, holds nothing',
    (referrer) => {
      expect(visit('/sv?gclid=1', referrer)?.referrer).toBe('')
    },
  )

  it('is as long as a cookie can be, in plain characters, whatever the visit', () => {
    const text = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' })
    fc.assert(
      fc.property(
        text.map(encodeURIComponent),
        fc.oneof(
          text.map((path) => `https://a.example/${path}`),
          text,
        ),
        (query, referrer) => {
          const data = visit(`/sv?utm_source=${query}`, referrer)
          expect(data?.location.length).toBeLessThanOrEqual(CAMPAIGN_LENGTH.location)
          expect(data?.referrer.length).toBeLessThanOrEqual(CAMPAIGN_LENGTH.referrer)
          expect(`${data?.location}${data?.referrer}`).toMatch(/^[\x20-\x7e]*$/)
        },
      ),
      { numRuns: 30 },
    )
  }, 30_000)
})

describe('of two visits', () => {
  const at = (location: string, referrer = '') => ({ location: `https://shop.example${location}`, referrer })

  it('the later counts', () => {
    expect(laterCampaign(at('/sv?gclid=1'), at('/sv?gclid=2'))).toEqual(at('/sv?gclid=2'))
    expect(laterCampaign(null, at('/sv?gclid=2'))).toEqual(at('/sv?gclid=2'))
  })

  it('the address a link had stays when its parameters were carried out', () => {
    const link = at('/sv?disc=HELG20&gclid=1&atc=QQ', 'https://mail.example/')
    expect(laterCampaign(link, at('/sv?gclid=1'))).toEqual(link)
  })
})
