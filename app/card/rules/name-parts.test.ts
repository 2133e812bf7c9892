import { expect, it } from 'vitest'
import { nameParts } from './name-parts'

it('splits off the part number at the end of a name', () => {
  expect(nameParts('Verkvolt Akku, 5,0 Ah (ersetzt BL1850B)')).toEqual({
    lead: 'Verkvolt Akku, 5,0 Ah',
    pack: '',
    note: 'ersetzt BL1850B',
  })
})

it('keeps brackets elsewhere, and a name that consists of brackets only', () => {
  for (const name of ['Kraftcell AA (LR6) alkaliskt batteri', '(CR2032)', 'Laddare 12 V', 'A (b (c))'])
    expect(nameParts(name)).toEqual({ lead: name, pack: '', note: '' })
})

it.each(['4-pack', '4-pakning', '4er-Pack', '4-pak', '1 st', '1 stk.', '1 Stück'])('splits off the pack size %s', (pack) => {
  const lead = 'Kraftcell AA (LR6), 1,5 V'
  expect(nameParts(`${lead}, ${pack}`)).toEqual({ lead, pack, note: '' })
  expect(nameParts(`${lead}, ${pack} (LP-E6)`)).toEqual({ lead, pack, note: 'LP-E6' })
})
