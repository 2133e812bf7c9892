import { expect, test } from 'vitest'
import { batteryKind } from '../order-facts/battery-kind'
import { freightPaidBy, mayBeSent, returnWay } from './return-transport'

test('a battery is told by its chemistry, else by its case; a set by its most dangerous member', () => {
  const kind = (chemistry: string | null, shape: 'cylinder' | 'phone-pack' | 'car-battery' | 'charger' = 'cylinder') =>
    batteryKind([{ chemistry, shape }])
  for (const lithium of ['lithium', 'li-ion', 'li-polymer', 'lifepo4']) expect(kind(lithium)).toBe('lithium')
  for (const lead of ['lead-agm', 'lead-gel', 'lead-flooded', 'lead-efb']) expect(kind(lead)).toBe('lead')
  for (const other of ['alkaline', 'nimh', 'zinc-air', 'silver-oxide']) expect(kind(other)).toBe('other')
  expect([kind(null, 'phone-pack'), kind(null, 'car-battery'), kind(null, 'charger')]).toEqual(['lithium', 'lead', null])
  expect(
    batteryKind([
      { chemistry: 'alkaline', shape: 'cylinder' },
      { chemistry: 'li-ion', shape: 'cylinder' },
    ]),
  ).toBe('lithium')
})

test('a damaged lithium battery, and a leaking lead battery, are never mailed', () => {
  for (const battery of ['lithium', 'lead'] as const) {
    expect(mayBeSent({ battery, reason: 'faulty', condition: 'damaged' })).toBe(false)
    expect(mayBeSent({ battery, reason: 'damaged-on-arrival', condition: 'unopened' })).toBe(false)
    expect(mayBeSent({ battery, reason: 'faulty', condition: 'used' })).toBe(true)
  }
  for (const battery of ['other', null] as const) {
    expect(mayBeSent({ battery, reason: 'damaged-on-arrival', condition: 'damaged' })).toBe(true)
  }
})

test('more than 20 kg is collected; without anything to send there is no parcel', () => {
  expect(returnWay([{ is_sent: true, grams: 20_000 }])).toBe('parcel')
  expect(returnWay([{ is_sent: true, grams: 20_001 }])).toBe('collect')
  expect(returnWay([{ is_sent: false, grams: 900 }])).toBe('none')
  expect(
    returnWay([
      { is_sent: false, grams: 30_000 },
      { is_sent: true, grams: 10 },
    ]),
  ).toBe('parcel')
})

test('the customer pays the freight of a withdrawal, the shop that of a fault', () => {
  expect(freightPaidBy([{ reason: 'changed-mind', is_sent: true }])).toBe('customer')
  expect(
    freightPaidBy([
      { reason: 'changed-mind', is_sent: true },
      { reason: 'faulty', is_sent: true },
    ]),
  ).toBe('shop')
  expect(
    freightPaidBy([
      { reason: 'changed-mind', is_sent: true },
      { reason: 'faulty', is_sent: false },
    ]),
  ).toBe('customer')
})
