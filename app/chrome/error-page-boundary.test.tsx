import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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
