import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.server'

describe('without a trusted proxy', () => {
  it('the address is that of the connection, whatever the request claims', () => {
    expect(clientAddress('203.0.113.7', null, 0)).toBe('203.0.113.7')
    expect(clientAddress('203.0.113.7', '198.51.100.1, 10.0.0.1', 0)).toBe('203.0.113.7')
  })
})

describe('behind trusted proxies', () => {
  it('it is what the outermost of them heard, and what the visitor made up before it counts for nothing', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.7', 1)).toBe('203.0.113.7')
    expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  })

  it('a shorter way than there are proxies begins where it can', () => {
    expect(clientAddress('10.0.0.1', null, 2)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', '203.0.113.7', 5)).toBe('203.0.113.7')
  })

  it.each(['unknown', '_hidden', '999.1.1.1', '<script>', ','])('%j is no address: the connection counts', (claimed) => {
    expect(clientAddress('10.0.0.1', claimed, 1)).toBe('10.0.0.1')
  })
})

it.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (hop, address) => {
  expect(clientAddress('10.0.0.1', hop, 1)).toBe(address)
})

it('nothing known is nothing', () => {
  expect(clientAddress('', null, 0)).toBe('')
})
