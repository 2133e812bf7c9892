import { expect, test } from 'vitest'
import { withoutComplaints } from './complaints'
import { STAND_INS } from './stand-ins'
import { queriesOf } from './settle'

test('what has happened to a thing finds nothing, the thing does', () => {
  expect(withoutComplaints(['klockan', 'har', 'stannat'])).toEqual(['klockan'])
  expect(withoutComplaints(['trasig'])).toEqual(['trasig'])
})

test('a word that is still being typed stays', () => {
  expect(withoutComplaints(['batteri', 'ny'], true)).toEqual(['batteri', 'ny'])
  expect(withoutComplaints(['ny', 'batteri'], true)).toEqual(['batteri'])
})

test('a maker is stood in for once', () => {
  const names = STAND_INS.flatMap(({ called }) => called.split(' '))
  expect(new Set(names).size).toBe(names.length)
})

test('who asks for a battery means one, whatever it is called', () => {
  const word = { word: 'batteri', stem: 'batteri', isKnown: true, isGuess: false, meant: null, others: [] }
  expect(queriesOf([word])?.exact).toBe("('batteri' | '=#battery')")
})
