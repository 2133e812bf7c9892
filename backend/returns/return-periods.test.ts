import { expect, test } from 'vitest'
import { returns } from '../seed/data/content/pages/returns/returns'
import { openReasons, returnPeriods } from './return-periods'

const FAULTS = ['wrong-item', 'faulty', 'damaged-on-arrival']
const deliveredInSweden = { country: 'SE', deliveredOn: '2026-12-01', withdrewInTime: false } as const

test('a consumer may withdraw for 14 days, and complain of a fault for as long as the law of the country says', () => {
  expect(returnPeriods(deliveredInSweden)).toEqual({ withdraw_until: '2026-12-15', complain_until: '2029-12-01' })
  const until = (country: 'NO' | 'DE' | 'DK') => returnPeriods({ country, deliveredOn: '2028-02-29' }).complain_until
  expect([until('NO'), until('DE'), until('DK')]).toEqual(['2033-03-01', '2030-03-01', '2030-03-01'])
})

test('the periods are those that the shop’s page on returns promises', () => {
  expect(returns.sv.content).toContain('inom 14 dagar')
  expect(returns.sv.content).toContain('reklamera i tre år')
  expect(returns.no.content).toContain('i fem år')
  expect(returns.de.content).toContain('verjähren in zwei Jahren')
  expect(returns.da.content).toContain('to års reklamationsret')
})

test.each([
  ['2026-12-15', ['changed-mind', ...FAULTS]],
  ['2026-12-20', ['changed-mind', ...FAULTS]],
  ['2026-12-21', FAULTS],
  ['2029-12-01', FAULTS],
  ['2029-12-02', []],
])('delivered in Sweden on 1 December 2026, goods may come back on %s for %j', (today, reasons) => {
  expect(openReasons(deliveredInSweden, today)).toEqual(reasons)
})

test('no period begins before the delivery, and who withdrew in time may send the goods later', () => {
  expect(openReasons({ ...deliveredInSweden, deliveredOn: null }, '2036-01-01')).toHaveLength(4)
  expect(openReasons({ ...deliveredInSweden, withdrewInTime: true }, '2027-01-15')).toEqual(['changed-mind', ...FAULTS])
})
