import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { violationsIn } from './journey/violations'
import { watchForms } from './journey/settle'

export { expect }

/**
 * The router aborts the request for the data of a page that is left, which is no fault (`isLeftBehind` of
 * app/client-errors/report.ts). While the document goes at the same moment, the browser tells of it
 * before the page's own handler is asked.
 */
const LEFT_BEHIND = /^AbortError: signal is aborted without reason/

/** The parts that all pages of the default layout have alike, as CSS selectors. */
export const FRAME: readonly string[] = ['header:not(main header)', 'footer:not(main footer)']

/** Marks what axe leaves out while it works. */
const REST = 'data-rest'

type Scope = { only?: Locator; without?: readonly string[] }

type Journey = {
  /** Nothing that the journey has typed is on its way when the next one begins in the same browser. */
  settled: null
  /** Says that messages like this one belong to the journey; any other console error or uncaught error fails it. */
  expectConsole: (like: RegExp) => void
  /**
   * The page as it stands breaks no rule of WCAG 2.2 AA, nor of axe's good practice. `only` is the part that the journey has
   * changed: pages.spec.ts shows the rest to axe. `without` is what other pages have alike, and one of them shows to axe. Rules
   * about the page as a whole hold for all of it.
   */
  expectAccessible: (scope?: Scope) => Promise<void>
}

/** Playwright's test, in which what the browser complains of fails the journey. */
export const test = base.extend<Journey>({
  settled: [
    async ({ context, reuseContext }, use) => {
      const settle = watchForms(context)
      await use(null)
      if (reuseContext) await settle()
    },
    { auto: true },
  ],
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const heard: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`)
      })
      // An exception without a stack, as the browser itself throws them, has an empty one.
      context.on('weberror', (error) => heard.push(`${String(error.error())} ${error.error().stack ?? ''}`))
      await use((like) => expected.push(like))
      expect(heard.filter((text) => ![LEFT_BEHIND, ...expected].some((like) => like.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page, javaScriptEnabled }, use) => {
    await use(async (scope = {}) => {
      const look = () => violationsOf(page, scope)
      const violations = javaScriptEnabled ? await look() : await withScript(page, look)
      expect(violations).toEqual([])
    })
  },
})

async function violationsOf(page: Page, { only, without = [] }: Scope) {
  // An animation that begins while axe works ends within a millisecond (styles/base.css); what
  // moves already is stopped by `holdStill`.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdStill(page)
  await inPlace(page)
  if (only) await markAllBut(only)
  const violations = await violationsIn(page, only ? [...without, `[${REST}]`] : without)
  await page.emulateMedia({ reducedMotion: null })
  if (only)
    await page.evaluate((mark) => document.querySelectorAll(`[${mark}]`).forEach((rest) => rest.removeAttribute(mark)), REST)
  return violations
}

/** Marks each element that is none of these, nor in one of them, nor around one. */
async function markAllBut(only: Locator): Promise<void> {
  await only.evaluateAll((parts, mark) => {
    if (parts.length === 0) throw new Error('The part that axe is to look at is not there')
    const markIn = (element: Element): void => {
      for (const child of element.children) {
        if (parts.some((part) => part === child)) continue
        if (parts.some((part) => child.contains(part))) markIn(child)
        else child.setAttribute(mark, '')
      }
    }
    markIn(document.body)
  }, REST)
}

/**
 * Ends what moves once, and stops what moves for ever one second after its start: text that is fading in or out has
 * less contrast than the text that is read.
 */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) {
        animation.finish()
        continue
      }
      animation.pause()
      animation.currentTime = 1000
    }
  })
}

/**
 * Waits for what moves the page while axe works, which reads each place once and then looks for the background there: fonts that
 * arrive, and parts off the screen, which get their layout now. Else axe would take the rows of a card that is taller than the
 * height kept for it to cover what follows.
 */
async function inPlace(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const part of document.querySelectorAll<HTMLElement>('.off-screen-card, .off-screen-footer'))
      part.style.contentVisibility = 'visible'
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Lets axe, which is a script, run in a page that was loaded without scripts. The scripts of the page do not run. */
async function withScript<Answer>(page: Page, look: () => Promise<Answer>): Promise<Answer> {
  // A page that is still being read would run the rest of its scripts, without those before.
  await page.waitForLoadState()
  const browser = await page.context().newCDPSession(page)
  // A new session takes scripts for allowed, and would not pass on that they are: it must have forbidden them first.
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false })
  try {
    return await look()
  } finally {
    await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
    await browser.detach()
  }
}
