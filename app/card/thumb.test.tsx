import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Thumb } from './thumb'

const PICTURE = { url: '/pictures/products/KC-1.svg', width: 240, height: 240 }

it.each([
  [PICTURE, [true, false]],
  [null, [false, true]],
])('shows the picture, and without one the placeholder: %o', (thumb, shown) => {
  const html = renderToStaticMarkup(<Thumb thumb={thumb} className="size-10" />)
  expect([html.includes(PICTURE.url), html.includes('#category-battery')]).toEqual(shown)
})
