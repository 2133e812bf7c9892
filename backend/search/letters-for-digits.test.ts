import { expect, it } from 'vitest'
import { zerosForLetters } from './letters-for-digits'

it.each([
  ['cr2o32', '', 'cr2032'],
  ['lro3', '', 'lr03'],
  ['bl185o', '', 'bl1850'],
  ['2o32', 'cr', 'cr2032'],
  ['o3', 'lr', 'lr03'],
  ['2o32', 'golf', '2032'],
])('the letter o beside a digit is a zero: %s after "%s" is %s', (word, before, number) => {
  expect(zerosForLetters(word, before)).toEqual([number])
})

it.each(['cr2032', 'volvo', 'eos', 'mono'])('%s has no such letter', (word) => {
  expect(zerosForLetters(word)).toEqual([])
})
