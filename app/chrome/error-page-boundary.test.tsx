import { renderToString } from 'react-dom/server'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { de } from '../store/strings/de'
import { registerStrings } from '../store/translations'
import { ErrorPageBoundary } from './error-page-boundary'
import { PlainError } from './plain-error'

registerStrings('de', de)

const plain = <PlainError language="de" />

function Broken(): never {
  throw new Error('the error page fails')
}

test('if the error page itself fails on the server, a sentence and a link home are shown', () => {
  const html = renderToString(
    <Suspense fallback={plain}>
      <Broken />
    </Suspense>,
  )
  expect(html).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
  expect(html).toContain('href="/de"')
})

test('if it fails in a browser, the boundary shows them', () => {
  const boundary = new ErrorPageBoundary({ fallback: plain, children: <Broken /> })
  boundary.state = ErrorPageBoundary.getDerivedStateFromError()
  expect(renderToString(boundary.render())).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
})

test('an error page without an error is shown unchanged', () => {
  const html = renderToString(
    <ErrorPageBoundary fallback={plain}>
      <p>Seite nicht gefunden</p>
    </ErrorPageBoundary>,
  )
  expect(html).toBe('<p>Seite nicht gefunden</p>')
})

test('its failure is reported in the words of the spec, beside what failed', async () => {
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
  vi.stubGlobal('navigator', { sendBeacon, userAgent: 'test', onLine: true })
  vi.stubGlobal('location', { href: 'https://shop.example/de', pathname: '/de' })
  new ErrorPageBoundary({ fallback: plain, children: null }).componentDidCatch(new Error('the error page fails'))
  expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual(['/captuerr?locale=de', '/captuerr?locale=de'])
  const reports = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))
  expect(reports[0]).toContain('the error page fails')
  expect(reports[1]).toContain('An error occurred while showing the error page')
})
