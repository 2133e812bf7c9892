import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it('removes the markup and keeps the text', () => {
  expect(plainText('<p>Litium,&nbsp;3&#39;or &amp; fler</p><ul><li>a</li><li>b</li></ul>')).toBe("Litium, 3'or & fler a b")
})

it('escaped characters are not read as markup', () => {
  expect(plainText('5 &lt; 6 &amp;lt; 7')).toBe('5 < 6 &lt; 7')
})
