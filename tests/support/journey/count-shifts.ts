import type { Page } from '@playwright/test'

/**
 * Runs in the page: adds up the layout shifts from now on on its root element, with those right after a click, which the metric
 * leaves out. `buffered` counts those since the document was loaded too.
 */
export function countShifts(buffered: boolean): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
    document.documentElement.setAttribute('data-shift', String(sum))
  }).observe({ type: 'layout-shift', buffered })
}

/** The sum of the layout shifts that `countShifts` has counted so far. */
export const countedShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.getAttribute('data-shift')))
