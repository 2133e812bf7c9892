import { describe, expect, it } from 'vitest'
import { STORES } from '../store/stores'
import { normaliseMobile } from './mobile-number'

describe('mobile number', () => {
  it.each([
    ['sv', '070-123 45 67', '0701234567'],
    ['sv', '+46 70 123 45 67', '0701234567'],
    ['sv', '0046 (0)70 1234567', '0701234567'],
    ['sv', '070–123 45 67', '0701234567'],
    ['sv', '\u2068\u202a+46 70‑123 45 67\u202c\u2069', '0701234567'],
    ['no', '412 34 567', '41234567'],
    ['no', '+47 912 34 567', '91234567'],
    ['da', '4123 4567', '41234567'],
    ['da', '0045 91234567', '91234567'],
    ['de', '0151 23456789', '015123456789'],
    ['de', '0162/2345678', '01622345678'],
    ['de', '+49 171 2345678', '01712345678'],
  ] as const)('%s takes %s', (language, typed, kept) => {
    expect(normaliseMobile(typed, STORES[language])).toBe(kept)
  })

  it.each([
    ['sv', '08-123 45 67', 'does not start with 07'],
    ['no', '21234567', 'does not start with 4 or 9'],
    ['da', '31234567', 'does not start with 4 or 9'],
    ['de', '030 1234567', 'does not start with 015, 016 or 017'],
    ['de', '0181 2345678', 'does not start with 015, 016 or 017'],
    ['sv', '070123456', 'is too short'],
    ['sv', '07012345678', 'is too long'],
    ['no', '4123456a', 'has a letter'],
    ['da', '', 'is empty'],
  ] as const)('%s refuses %j: it %s', (language, typed, _why) => {
    expect(normaliseMobile(typed, STORES[language])).toBeNull()
  })
})
