import { expect, it } from 'vitest'
import { nameParts } from './name-parts'

it('splits off the part number at the end of a name', () => {
  expect(nameParts('Verkvolt Akku, 5,0 Ah (ersetzt BL1850B)')).toEqual({
    lead: 'Verkvolt Akku, 5,0 Ah',
    note: '(ersetzt BL1850B)',
  })
})

it('keeps brackets elsewhere, and a name that consists of brackets only', () => {
  for (const name of ['Kraftcell AA (LR6) alkaliskt batteri, 4-pack', '(CR2032)', 'Laddare 12 V', 'A (b (c))'])
    expect(nameParts(name)).toEqual({ lead: name, note: '' })
})
