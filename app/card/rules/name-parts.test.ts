import { expect, it } from 'vitest'
import { nameParts } from './name-parts'

it('splits off the part number at the end of a name', () => {
  expect(nameParts('Verkvolt Akku, 5,0 Ah (ersetzt BL1850B)')).toEqual({
    lead: 'Verkvolt Akku',
    kept: '',
    figures: '5,0 Ah',
    pack: '',
    note: 'ersetzt BL1850B',
  })
})

it('keeps brackets elsewhere, and a name that consists of brackets only', () => {
  for (const name of ['Kraftcell AA (LR6) alkaliskt batteri', '(CR2032)', 'A (b (c))'])
    expect(nameParts(name)).toEqual({ lead: name, kept: '', figures: '', pack: '', note: '' })
})

it.each(['4-pack', '4-pakning', '4er-Pack', '4-pak', '1 st', '1 stk.', '1 Stück'])('splits off the pack size %s', (pack) => {
  const lead = 'Kraftcell AA (LR6)'
  expect(nameParts(`${lead}, ${pack}`)).toEqual({ lead, kept: '', figures: '', pack, note: '' })
  expect(nameParts(`${lead}, 1,5 V, ${pack} (LP-E6)`)).toEqual({ lead, kept: '', figures: '1,5 V', pack, note: 'LP-E6' })
})

it.each([
  ['Cellmora 18650 (INR18650) Lithium-Ionen-Zelle', ' 3,6 V, 3500 mAh'],
  ['Wechselrichter Sinus', ' 12 V 150 W'],
  ['Laddare', ' 6–24 V'],
  ['Batteriladdare', ' 12/24 V 7 A'],
  ['USB-C-kabel', ', 2 m'],
])('splits off the figures at the end of %s%s, which tell products with equal beginnings apart', (lead, end) => {
  expect(nameParts(lead + end)).toEqual({ lead, kept: '', figures: end.replace(/^[\s,]+/, ''), pack: '', note: '' })
})

it.each([
  ['Cellmora 18650 (NCR18650) litiumjoncell', 'med skyddskrets 3,6 V, 3500 mAh, 4-pack'],
  ['Cellmora 18650 (NCR18650) Lithium-Ionen-Zelle', 'mit Schutzschaltung 3,6 V, 3500 mAh, 4er-Pack'],
])('%s with protection is told from one without: %s', (lead, end) => {
  const [pack, ...figures] = end.split(', ').toReversed()
  expect(nameParts(`${lead} ${end}`)).toEqual({ lead, kept: '', figures: figures.toReversed().join(', '), pack, note: '' })
})

it.each([
  ['Fickvolt mobilbatteri', 'till Apple iPhone 12 Pro', '2815 mAh, med verktyg'],
  ['Fickvolt Handyakku', 'für Apple iPhone 12 Pro', '2815 mAh, mit Werkzeug'],
  ['Verkvolt Akku', 'für Makita 40 V max XGT', '2,0 Ah'],
])('%s %s names its device, which is never cut', (lead, device, figures) => {
  expect(nameParts(`${lead} ${device}, ${figures}`)).toEqual({ lead, kept: device, figures, pack: '', note: '' })
})

it.each([
  ['Autobatterie', '77 Ah 780 A 577 400 078'],
  ['MC-batteri litium', '48 Wh 240 A LFP-YTX14L-BS'],
  ['Litiumbatteri LiFePO4', '12,8 V 100 Ah FL12-100D'],
  ['Pannlampa', '1000 lm 18650 USB-C'],
  ['Cykellampa', '100 + 20 lm 2 × CR2032'],
  ['Datorladdare', 'till Acer 19 V 3,42 A 65 W 3,0 × 1,1 mm'],
])('the designation behind the figures of %s %s is never cut', (lead, kept) => {
  expect(nameParts(`${lead} ${kept}`)).toEqual({ lead, kept, figures: '', pack: '', note: '' })
})

it.each(['CR2032', '12 V', 'Taske til 24 celler', 'Ledning 25 mm²'])('splits off no figures of %s', (name) =>
  expect(nameParts(name)).toMatchObject({ lead: name, figures: '' }),
)
