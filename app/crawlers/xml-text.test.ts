import { expect, it } from 'vitest'
import { xmlText } from './xml-text'

it('escapes what ends text or an attribute, and leaves out what XML cannot hold', () => {
  expect(xmlText('1 < 2 & "3" \u0000\u000b\'4\'>å')).toBe('1 &lt; 2 &amp; &quot;3&quot; &apos;4&apos;&gt;å')
})
