import { expect, it } from 'vitest'
import { analyticsSettings } from '../process/analytics-settings'
import { reviewWidgets } from '../process/review-widgets'
import { secureHeaders } from './security.server'

/** The sources of a directive of the policy of a page, with these origins of pictures. */
function sourcesOf(directive: string, pictureOrigins: readonly string[]): string | undefined {
  const headers = new Headers({ 'content-type': 'text/html' })
  const foreign = { reviewWidgets: reviewWidgets({}), analytics: analyticsSettings({}), pictureOrigins }
  secureHeaders(headers, "'self'", '/sv', { ...foreign, publicOrigin: 'https://shop.example', mode: 'production' })
  return headers
    .get('content-security-policy')
    ?.split('; ')
    .find((one) => one.startsWith(`${directive} `))
}

it('a page shows pictures of the shop, and of the origins that are configured for them', () => {
  expect(sourcesOf('img-src', [])).toBe("img-src 'self' data:")
  expect(sourcesOf('img-src', ['https://cdn.example', 'https://*.pictures.example'])).toBe(
    "img-src 'self' data: https://cdn.example https://*.pictures.example",
  )
})

it('the origins of pictures are no source of scripts, and take no calls', () => {
  for (const directive of ['script-src', 'connect-src', 'default-src'])
    expect(sourcesOf(directive, ['https://cdn.example'])).toBe(`${directive} 'self'`)
})
