import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STORES } from '../store/stores'
import { normaliseOrganisationNumber } from './organisation-number'

describe('organisation number', () => {
  it.each([
    ['sv', '202100-5448', '2021005448'],
    ['sv', '202100 2684', '2021002684'],
    ['sv', '232100‑0016', '2321000016'],
    ['sv', '16 5560125790', '5560125790'],
    ['sv', 'SE556012579001', '5560125790'],
    ['sv', 'se 212000-0142 01', '2120000142'],
    // The numbers of sole traders are personal numbers, or coordination numbers with 60 added to the day.
    ['sv', '811218-9876', '8112189876'],
    ['sv', '19811218-9876', '8112189876'],
    ['sv', 'SE811218987601', '8112189876'],
    ['sv', '701063-2391', '7010632391'],
    ['no', '974760673', '974760673'],
    ['no', '974 761 076', '974761076'],
    ['no', 'NO 971 526 920 MVA', '971526920'],
    ['no', '923609016mva', '923609016'],
    ['da', '10150817', '10150817'],
    ['da', 'DK 19 55 21 01', '19552101'],
    ['da', 'CVR: 62786515', '62786515'],
    ['da', '64 94 22 12', '64942212'],
    ['de', 'DE136695976', 'DE136695976'],
    ['de', 'de 143 454 214', 'DE143454214'],
    ['de', '811128135', 'DE811128135'],
    ['de', 'HRB 12345 B', 'HRB 12345 B'],
    ['de', 'hrb6684', 'HRB 6684'],
    ['de', 'HRA 207', 'HRA 207'],
  ] as const)('%s takes %s', (language, typed, kept) => {
    expect(normaliseOrganisationNumber(typed, STORES[language])).toBe(kept)
  })

  it.each([
    ['sv', '202100-5449', 'has a wrong check digit'],
    ['sv', '811318-9875', 'has a month that no person is born in, and no company has'],
    ['sv', '810230-9872', 'has a day that no person is born on'],
    ['sv', '0000000000', 'is all zeros'],
    ['sv', '20210054', 'is too short'],
    ['sv', '19202100-5448', 'has a century that only persons have'],
    ['sv', 'SE202100544802', 'does not end in 01 as a VAT number'],
    ['sv', '974760673', 'is Norwegian'],
    ['no', '974760674', 'has a wrong check digit'],
    ['no', '000000000', 'is all zeros'],
    ['no', '97476067', 'is too short'],
    ['no', 'NO974760673MOMS', 'ends in another word than MVA'],
    ['da', '10150818', 'has a wrong check digit'],
    ['da', '00000000', 'is all zeros'],
    ['da', '101508170', 'is too long'],
    ['da', 'SE10150817', 'has the prefix of another country'],
    ['de', 'DE136695977', 'has a wrong check digit'],
    ['de', '21/815/08150', 'is a tax number'],
    ['de', 'HRC 12345', 'names an unknown register'],
    ['de', 'HRB', 'has no number'],
    ['de', '', 'is empty'],
  ] as const)('%s refuses %j: it %s', (language, typed, _why) => {
    expect(normaliseOrganisationNumber(typed, STORES[language])).toBeNull()
  })

  it.each([
    ['sv', ['2021005448', '5560125790', '2321000016']],
    ['no', ['974760673', '958935420', '923609016']],
    ['da', ['10150817', '24256790', '47458714']],
    ['de', ['136695976', '129273398', '811569869']],
  ] as const)('%s refuses a number with any one digit changed', (language, numbers) => {
    const change = fc.record({
      number: fc.constantFrom(...numbers),
      index: fc.nat(20),
      by: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(change, ({ number, index, by }) => {
        const at = index % number.length
        const changed = number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1)
        expect(normaliseOrganisationNumber(changed, STORES[language])).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('takes what it has made', () => {
    for (const [language, number] of [
      ['sv', '2021005448'],
      ['no', '974760673'],
      ['da', '10150817'],
      ['de', 'DE136695976'],
      ['de', 'HRB 12345 B'],
    ] as const) {
      expect(normaliseOrganisationNumber(number, STORES[language])).toBe(number)
    }
  })
})
