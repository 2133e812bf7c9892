import { expect, test } from 'vitest'
import { editDistance } from './edit-distance'
import { spellingDistance } from './near-spelling'

const distance = (word: string, other: string) => spellingDistance(word, other, editDistance(word, other))

test.each([
  ['maktia', 'makita'],
  ['volov', 'volvo'],
  ['boch', 'bosch'],
  ['acre', 'acer'],
  ['amkita', 'makita'],
  ['fiklampa', 'ficklampa'],
  ['batterri', 'batteri'],
  ['camerabateri', 'kamerabatteri'],
])('%s may be a misspelled %s', (word, other) => {
  expect(distance(word, other)).not.toBeNull()
})

test.each([
  ['phonak', 'phone'],
  ['stol', 'stop'],
  ['stol', 'sol'],
  ['fisk', 'fick'],
  ['gabel', 'kabel'],
  ['jakke', 'pakke'],
  ['simning', 'sikring'],
  ['schuhe', 'schutz'],
  ['signia', 'insignia'],
])('%s is another word than %s', (word, other) => {
  expect(distance(word, other)).toBeNull()
})
