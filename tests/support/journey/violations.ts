import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { axeSource } from './axe-source'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

export type Violation = { id: string; help: string; at: string[] }

// Passed checks are ignored, so axe need not list their elements. No rule of these tags asks for the style sheets once more.
const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  preload: false,
}

/**
 * The rules of axe that the page breaks, outside the parts with these CSS selectors. The shop has no frames. axe is compiled once
 * for each document, and tells of violations alone: its whole answer would be as long as the page.
 */
export async function violationsIn(page: Page, without: readonly string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([exclude, options]) => {
      if (window.axe === undefined) throw new Error('axe is not in the page')
      const { violations } = await window.axe.run({ exclude }, options)
      return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
    },
    [without.map((selector) => [selector]), OPTIONS] as const,
  )
}
