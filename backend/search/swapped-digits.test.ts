import { expect, it } from 'vitest'
import { swappedDigits } from './swapped-digits'

it('a size code has its neighbouring digits swapped, each pair once', () => {
  expect(swappedDigits('cr2023')).toEqual(['cr0223', 'cr2203', 'cr2032'])
  expect(swappedDigits('18560')).toEqual(['81560', '15860', '18650', '18506'])
})

it('digits of four count behind the letters of a size only: alone they may be a year', () => {
  expect(swappedDigits('2023', 'cr')).toContain('cr2032')
  expect(swappedDigits('2023')).toEqual([])
  expect(swappedDigits('2023', 'golf')).toEqual([])
})

it.each(['g991b', 'bl1850b', 'dhp482x', 'cr12', 'mignon'])('%s is no size code', (word) => {
  expect(swappedDigits(word)).toEqual([])
})
