import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dotted } from './dotted'

test('a dot stands before each text and none behind it, and absent texts leave none', () => {
  const markup = renderToStaticMarkup(
    <Dotted>
      <b>Skickad</b>
      {null}
      {''}
      Ankommer tis 24
    </Dotted>,
  )
  expect(markup).not.toContain('· ')
  const texts = markup.split(/<span[^>]*before:content-[^>]*>/).map((part) => part.replaceAll(/<[^>]*>/g, ''))
  expect(texts).toEqual(['', 'Skickad', 'Ankommer tis 24'])
})
