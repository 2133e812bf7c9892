import { expect, it } from 'vitest'
import { plainText, shownHtml } from './plain-text'

it('removes the markup and keeps the text', () => {
  expect(plainText('<p>Litium,&nbsp;3&#39;or &amp; fler</p><ul><li>a</li><li>b</li></ul>')).toBe("Litium, 3'or & fler a b")
})

it('escaped characters are not read as markup', () => {
  expect(plainText('5 &lt; 6 &amp;lt; 7')).toBe('5 < 6 &lt; 7')
})

it.each(['', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>\n', '<ul></ul>'])(
  'markup without a text or a picture shows nothing: %j',
  (html) => {
    expect(shownHtml(html)).toBe('')
  },
)

it.each(['<p>Ja</p>', '<p><img src="/pictures/x.svg" alt=""></p>', '<hr>text'])('other markup is shown: %s', (html) => {
  expect(shownHtml(html)).toBe(html)
})
