import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ShopProvider } from './shop-provider'
import { registerStrings } from '../store/translations'
import { de } from '../store/strings/de'
import { ErrorPageBoundary } from './error-page-boundary'

registerStrings('de', de)

function Broken(): never {
  throw new Error('the error page fails')
}

test('if the error page itself fails, a sentence and a link home are shown', () => {
  const html = renderToString(
    <ShopProvider language="de" strings={undefined}>
      <ErrorPageBoundary>
        <Broken />
      </ErrorPageBoundary>
    </ShopProvider>,
  )
  expect(html).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
  expect(html).toContain('href="/de"')
})

test('an error page without an error is shown unchanged', () => {
  const html = renderToString(
    <ErrorPageBoundary>
      <p>Seite nicht gefunden</p>
    </ErrorPageBoundary>,
  )
  expect(html).toContain('<p>Seite nicht gefunden</p>')
})

test('its failure is reported in the words of the spec, beside what failed', async () => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
  vi.stubGlobal('navigator', { sendBeacon, userAgent: 'test', onLine: true })
  vi.stubGlobal('location', { href: 'https://shop.example/de', pathname: '/de' })
  new ErrorPageBoundary({ children: null }).componentDidCatch(new Error('the error page fails'))
  expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual(['/captuerr?locale=de', '/captuerr?locale=de'])
  const reports = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))
  expect(reports[0]).toContain('the error page fails')
  expect(reports[1]).toContain('An error occurred while showing the error page')
})
