import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopProvider } from './shop-provider'
import { registerStrings } from '../store/translations'
import { de } from '../store/strings/de'
import { LastResort } from './last-resort'

registerStrings('de', de)

function Broken(): never {
  throw new Error('the error page fails')
}

test('if the error page itself fails, a sentence says so and a link leads home', () => {
  const html = renderToString(
    <ShopProvider language="de" strings={undefined}>
      <LastResort>
        <Broken />
      </LastResort>
    </ShopProvider>,
  )
  expect(html).toContain('Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten')
  expect(html).toContain('href="/de"')
})

test('an error page that works is shown as it is', () => {
  const html = renderToString(
    <LastResort>
      <p>Seite nicht gefunden</p>
    </LastResort>,
  )
  expect(html).toContain('<p>Seite nicht gefunden</p>')
})
