import { expect, it } from 'vitest'
import { nameParts } from './name-parts'

it('splits off the part number at the end of a name', () => {
  expect(nameParts('Verkvolt Akku, 5,0 Ah (ersetzt BL1850B)')).toEqual({
    lead: 'Verkvolt Akku',
    figures: '5,0 Ah',
    pack: '',
    note: 'ersetzt BL1850B',
  })
})

it('keeps brackets elsewhere, and a name that consists of brackets only', () => {
  for (const name of ['Kraftcell AA (LR6) alkaliskt batteri', '(CR2032)', 'A (b (c))'])
    expect(nameParts(name)).toEqual({ lead: name, figures: '', pack: '', note: '' })
})

it.each(['4-pack', '4-pakning', '4er-Pack', '4-pak', '1 st', '1 stk.', '1 Stück'])('splits off the pack size %s', (pack) => {
  const lead = 'Kraftcell AA (LR6)'
  expect(nameParts(`${lead}, ${pack}`)).toEqual({ lead, figures: '', pack, note: '' })
  expect(nameParts(`${lead}, 1,5 V, ${pack} (LP-E6)`)).toEqual({ lead, figures: '1,5 V', pack, note: 'LP-E6' })
})

it.each([
  ['Cellmora 18650 (INR18650) Lithium-Ionen-Zelle', ' 3,6 V, 3500 mAh'],
  ['Wechselrichter Sinus', ' 12 V 150 W'],
  ['Verkvolt Akku für Makita 40 V max XGT', ', 2,0 Ah'],
  ['Laddare', ' 6–24 V'],
  ['USB-C-kabel', ', 2 m'],
  ['Handvolt Handyakku für Apple iPhone 12 mini', ', 2227 mAh, mit Werkzeug'],
])('splits off the figures at the end of %s%s, which tell products with equal beginnings apart', (lead, end) => {
  expect(nameParts(lead + end)).toEqual({ lead, figures: end.replace(/^[\s,]+/, ''), pack: '', note: '' })
})

it.each([
  'Powerbank 10000 mAh 22 W svart',
  'Autobatterie 77 Ah 780 A 577 400 078',
  'CR2032',
  '12 V',
  'Taske til 24 celler',
  'Ledning 25 mm²',
  'Klebeband 2 mm × 50 m',
])('splits off no figures of %s', (name) => expect(nameParts(name)).toMatchObject({ lead: name, figures: '' }))
