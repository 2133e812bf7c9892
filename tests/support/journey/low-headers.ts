import { expect, type Page } from '@playwright/test'
import type { Language } from '../../../app/store/languages'
import { PAGE_KINDS } from './page-kinds'

const LAYOUTS = {
  'with breadcrumbs': 'category',
  'without breadcrumbs': 'home',
  'simple header': 'checkout',
  'error page': 'page not found',
} as const
const LIMITS = [
  [360, 200],
  [1280, 170],
] as const

/** Above the content of each layout the header takes at most 200 px on a phone and 170 px on a desk. */
export async function expectLowHeaders(page: Page, language: Language): Promise<void> {
  for (const [layout, kind] of Object.entries(LAYOUTS)) {
    await PAGE_KINDS[kind]?.visit(page, language)
    for (const [width, limit] of LIMITS) {
      await page.setViewportSize({ width, height: 800 })
      const content = page.locator('main, div:has(> nav ol [aria-current])').first()
      const height = (await content.boundingBox())?.y ?? Infinity
      console.log(`header, ${layout}, ${language}, ${width} px wide: ${height} px`)
      expect.soft(height, `${layout} at ${width}`).toBeLessThanOrEqual(limit)
    }
  }
}
