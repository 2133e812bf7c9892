import { expect, test } from 'vitest'
import { fittedSize, lettering } from './lettering'

const print = { x: 50, y: 50, size: 40, room: 100, fill: '#fff' }

test('text that is too wide gets smaller', () => {
  expect(fittedSize('LR6', 40, 200)).toBe(40)
  expect(fittedSize('INR18650', 40, 100)).toBeLessThan(25)
})

test('a long label breaks at the space nearest its middle', () => {
  const marks = lettering({ ...print, text: '12V 45Ah AGM' })
  expect([...marks.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line)).toEqual(['12V 45Ah', 'AGM'])
})

test('a label without a place to break stays on one line', () => {
  expect(lettering({ ...print, text: 'ABCDEFGHIJKL' })).not.toContain('tspan')
})

test('XML special characters are escaped, control characters are removed', () => {
  expect(lettering({ ...print, text: 'A<b>&"\u0007c' })).toContain('>A&lt;b&gt;&amp;&quot;c<')
})
