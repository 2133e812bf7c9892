import { expect, test } from 'vitest'
import { withoutComplaints } from './noise-words'
import { STAND_INS } from './unstocked-brands'
import { queriesOf } from '../fallback-query'

test('what has happened to a thing finds nothing, the thing does', () => {
  expect(withoutComplaints(['klockan', 'har', 'stannat'], 'sv')).toEqual(['klockan'])
  expect(withoutComplaints(['trasig'], 'sv')).toEqual(['trasig'])
})

test('a word that is still being typed stays', () => {
  expect(withoutComplaints(['batteri', 'ny'], 'sv', true)).toEqual(['batteri', 'ny'])
  expect(withoutComplaints(['ny', 'batteri'], 'sv', true)).toEqual(['batteri'])
})

test('each language complains in its own words: a Danish dør is a door too, and a lader is a charger', () => {
  expect(withoutComplaints(['batteriet', 'dör'], 'sv')).toEqual(['batteriet'])
  expect(withoutComplaints(['dør', 'batteri'], 'da')).toEqual(['dør', 'batteri'])
  expect(withoutComplaints(['makita', 'lader'], 'no')).toEqual(['makita', 'lader'])
})

test('a maker is stood in for once', () => {
  const names = STAND_INS.flatMap(({ called }) => called.split(' '))
  expect(new Set(names).size).toBe(names.length)
})

test('who asks for a battery means one, whatever it is called', () => {
  const word = { word: 'batteri', stem: 'batteri', isKnown: true, isGuess: false, meant: null, others: [] }
  expect(queriesOf([word])?.exact).toBe("('batteri' | '=#battery')")
})
