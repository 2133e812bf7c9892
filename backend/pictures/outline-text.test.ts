import { expect, it, test } from 'vitest'
import { lettering } from './lettering'
import { outlineText } from './outline-text'

const place = { x: 200, y: 100, size: 40, room: 300, fill: '#16202a' }

it('draws a text as a path of its colour, and leaves the rest of the picture as it is', () => {
  const drawn = outlineText(`<rect width="1"/>${lettering({ ...place, text: 'AA' })}<rect width="2"/>`)
  expect(drawn).toMatch(/^<rect width="1"\/><path d="M[\d .MLQCZ-]+" fill="#16202a"\/><rect width="2"\/>$/)
})

it('draws the letters where the text stands: in the middle of x, above the base line', () => {
  const numbers = [...outlineText(lettering({ ...place, text: 'O' })).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
  const xs = numbers.map(([, x]) => Number(x))
  const ys = numbers.map(([, , y]) => Number(y))
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(200, 0)
  expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(100, -1)
})

test('a text in two lines, upwards and faint keeps its lines, its rotation and its opacity', () => {
  const text = 'Kraftcell Rechargeable Ready-to-use'
  const drawn = outlineText(lettering({ ...place, text, room: 120, upwards: true, opacity: 0.5 }))
  expect(drawn).toMatch(/^<path [^>]*fill="#16202a" opacity="0.5" transform="rotate\(-90 200 100\)"\/>$/)
  expect(drawn).not.toContain('NaN')
})

test('an escaped letter is drawn as the letter that it stands for', () => {
  expect(outlineText(lettering({ ...place, text: '&' }))).not.toBe(outlineText(lettering({ ...place, text: '&amp;' })))
  expect(outlineText(lettering({ ...place, text: '&' })).match(/<path/g)).toHaveLength(1)
})
