import { expect, it } from 'vitest'
import { keepPacks } from './keep-packs'

const broken = (text: string, width: number) => keepPacks(text, width, (line) => line.length)

it.each([
  ['Knappcell 3 V, 10-pack', 18, 'Knappcell 3 V,\n10-pack'],
  ['Knopfzelle 3 V, 10er-Pack', 18, 'Knopfzelle 3 V,\n10er-Pack'],
  ['Knappcell CR2032, 10-pack', 25, 'Knappcell CR2032, 10-pack'],
  ['Knappcell CR2032, 10-pack', 12, 'Knappcell\nCR2032,\n10-pack'],
  ['Tre ord, 4-pack\n2 st à 9 kr', 15, 'Tre ord, 4-pack\n2 st à 9 kr'],
])('a pack size is not broken at its hyphen: "%s" in %i characters', (text, width, lines) => {
  expect(broken(text, width)).toBe(lines)
})

it('leaves the breaks of other texts to the PDF library', () => {
  expect(broken('Batteri till Canon LP-E6 och andra kameror', 10)).toBe('Batteri till Canon LP-E6 och andra kameror')
})
