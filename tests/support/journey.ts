import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { axeSource } from './journey/axe-source'

export { expect }

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Journey = {
  /** Says that messages like this one belong to the journey; any other console error or uncaught error fails it. */
  expectConsole: (like: RegExp) => void
  /**
   * The page as it stands breaks no rule of WCAG 2.2 AA, nor of axe's good practice. `without` is what other pages have alike, and one of
   * them shows to axe: rules about the page as a whole still hold for all of it.
   */
  expectAccessible: (options?: { without?: readonly string[] }) => Promise<void>
}

/** Playwright's test, in which what the browser complains of fails the journey. */
export const test = base.extend<Journey>({
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
      expect(heard.filter((text) => !expected.some((like) => like.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page, javaScriptEnabled }, use) => {
    await use(async ({ without = [] } = {}) => {
      const look = () => violationsOf(page, without)
      const violations = javaScriptEnabled ? await look() : await withScript(page, look)
      expect(violations).toEqual([])
    })
  },
})

async function violationsOf(page: Page, without: readonly string[]) {
  // An animation that begins while axe works ends within a millisecond (styles/base.css); what moves already is stopped by `holdStill`.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdStill(page)
  // The legacy mode needs no second page, in which scripts would be off as well.
  // Passed checks are not looked at, so axe need not name each element of it.
  const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] })
  for (const part of without) axe.exclude(part)
  const { violations } = await axe.withTags(TAGS).setLegacyMode().analyze()
  await page.emulateMedia({ reducedMotion: null })
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.target.join(' ')) }))
}

/**
 * Ends what moves once, and stops what moves for ever one second after its start: text that is fading in or out has less contrast than
 * the text that is read.
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

/** axe is a script itself: lets it run in a page that was loaded without, whose own scripts stay as dead as they were. */
async function withScript<Answer>(page: Page, look: () => Promise<Answer>): Promise<Answer> {
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
