import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dotted } from './dotted'

test('a dot stands before each text but the first, and absent texts leave none', () => {
  const markup = renderToStaticMarkup(
    <Dotted>
      <b>Skickad</b>
      {null}
      {''}
      Ankommer tis 24
    </Dotted>,
  )
  expect(
    markup
      .replaceAll(/<[^>]*>/g, '|')
      .split(/\|+/)
      .filter(Boolean),
  ).toEqual(['Skickad', '·', 'Ankommer tis 24'])
})
