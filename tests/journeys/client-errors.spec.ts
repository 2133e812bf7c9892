import type { Response } from '@playwright/test'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { expect, test } from '../support/journey'
import { expectStill } from '../support/journey/expect-still'
import { openPage } from '../support/journey/open-page'
import { fromOwnAddress } from '../support/shop/own-address'

const HOME = href('home', 'sv')

test('an unhandled client error is posted to the error-report call, once', async ({ page, expectConsole }) => {
  expectConsole(/boom|404|No route matches/)
  const reports: string[] = []
  page.on('request', (request) => new URL(request.url()).pathname === '/captuerr' && reports.push(request.method()))
  await openPage(page, HOME)
  await test.step('a change of pages that a newer one overtakes is no error', async () => {
    await page.evaluate(() => document.startViewTransition(() => undefined).skipTransition())
    await expectStill(() => reports.length)
    expect(reports).toEqual([])
  })
  const answered = page.waitForResponse('**/captuerr?locale=sv')
  const fail = () =>
    page.evaluate(() => {
      const error = Object.assign(new Error('boom'), { stack: 'Error: boom\n    at boom (/x.js:1:1)' })
      setTimeout(() => {
        throw error
      })
    })
  await fail()
  expect((await answered).status()).toBe(202)
  await fail()
  await expectStill(() => reports.length)
  expect(reports).toEqual(['POST'])

  await test.step('of 12 errors the document reports 10', async () => {
    const sent = await page.evaluate(async () => {
      let count = 0
      navigator.sendBeacon = () => (count += 1) > 0
      for (let at = 0; at < 11; at += 1) {
        setTimeout(() => {
          throw new Error(`boom ${at}`)
        })
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
      Reflect.deleteProperty(navigator, 'sendBeacon')
      return count
    })
    expect(reports.length + sent).toBe(10)
  })

  await test.step('web vitals are sent when the document is left', async () => {
    const answers: Response[] = []
    // The browser tells the body of a beacon only when the request is stopped on its way.
    await page.route(`**${resourceHref('webVitals', 'sv')}`, (route) =>
      // The other journeys have used up the limit of their address.
      route.continue({ headers: { ...route.request().headers(), ...fromOwnAddress() } }),
    )
    page.on('response', (answer) => new URL(answer.url()).pathname === resourceHref('webVitals', 'sv') && answers.push(answer))
    const sent = async () => {
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
      return answers.map((answer) => answer.status())
    }
    await expect.poll(sent).toEqual([202])
    expect(answers[0]?.request().postDataJSON()).toMatchObject({
      page: 'home',
      language: 'sv',
      metrics: { TTFB: expect.any(Number), FCP: expect.any(Number) },
    })
  })

  await test.step('an error of the whole document shows the error page, and never a white one', async () => {
    await page.evaluate(() => window.__remixRouter.navigate('/nowhere'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sidan kunde inte hittas')
    await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click()
    await expect(page).toHaveURL(new RegExp(`${HOME}$`))
  })

  await test.step('when its frame fails too, a plain page has the sentence of the specification and a link back to home', async () => {
    await openPage(page, HOME)
    await page.evaluate(() => {
      // The frame asks for the last of the matched routes with it.
      Array.prototype.at = () => {
        throw new Error('boom: no frame')
      }
      return window.__remixRouter.navigate('/nowhere')
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ett fel uppstod när felsidan skulle visas')
    await page.getByRole('main').getByRole('link', { name: 'Till startsidan' }).click()
    await expect(page).toHaveURL(new RegExp(`${HOME}$`))
  })
})

test('a script-chunk load error reloads at most once per minute, and the page works without it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|dynamically imported module/)
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
  await page.route('**/assets/entry.client-*.js', (route) => route.abort())
  await page.goto(HOME)
  await expect.poll(() => loaded.length).toBe(2)
  await expectStill(() => loaded.length)
  expect(loaded).toHaveLength(2)
  await page.getByRole('banner').getByRole('link', { name: 'Kundservice' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('scripts that were loaded and fail are reported and do not reload the page', async ({ page, expectConsole }) => {
  expectConsole(/broken/)
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
  const script = { contentType: 'text/javascript', body: 'throw new Error("broken entry")' }
  await page.route('**/assets/entry.client-*.js', (route) => route.fulfill(script))
  const reported = page.waitForRequest('**/captuerr?locale=sv')
  await page.goto(HOME)
  expect((await reported).postDataJSON()).toMatchObject({ level: 'error', error: 'broken entry' })
  await expectStill(() => loaded.length)
  expect(loaded).toHaveLength(1)
})

test('a page whose file cannot be loaded is reported and loaded as a document, once', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED|dynamically imported module|loading route module/)
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname))
  await openPage(page, HOME)
  await page.route('**/assets/track-order-*.js', (route) => route.abort())
  const reported = page.waitForRequest('**/captuerr?locale=sv')
  const target = href('trackOrder', 'sv')
  await page.locator(`footer a[href="${target}"]`).click()
  expect((await reported).postDataJSON()).toMatchObject({ error: expect.stringContaining('dynamically imported module') })
  await page.waitForURL(`**${target}`)
  await expect.poll(() => loaded).toEqual([HOME, target])
  await expectStill(() => loaded.length)
  expect(loaded).toEqual([HOME, target])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spåra order')
})
