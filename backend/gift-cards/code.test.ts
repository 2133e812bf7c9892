import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGiftCode } from '../../app/commerce/contract/gift-card'
import { createCode, formatCode } from './code'
import { hashCode, openCode, sealCode } from './code-secrets'

const codes = fc
  .array(fc.integer({ min: 0, max: 22 }), { minLength: 15, maxLength: 15 })
  .map((values) => createCode((below) => Math.min(values.pop() ?? 0, below - 1)))
const places = fc.integer({ min: 0, max: 15 })

test('a code has 16 characters, and is read in any case, with spaces or dashes', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[234679ACDEFHJKMNPRTUWXY]{16}$/)
      expect(formatCode(code)).toMatch(/^(?:\w{4}-){3}\w{4}$/)
      for (const typed of [formatCode(code), code.toLowerCase(), ` ${code.replace(/.{4}/g, '$& ')}`])
        expect(readGiftCode(typed)).toBe(code)
    }),
  )
})

test('a wrong character is found', () => {
  fc.assert(
    fc.property(codes, places, fc.constantFrom(...Array.from('234679ACDEFHJKMNPRTUWXY')), (code, at, character) => {
      fc.pre(code[at] !== character)
      expect(readGiftCode(code.slice(0, at) + character + code.slice(at + 1))).toBeNull()
    }),
  )
})

test('two characters that changed places are found', () => {
  fc.assert(
    fc.property(codes, places, places, (code, one, other) => {
      fc.pre(code[one] !== code[other])
      const characters = Array.from(code)
      characters[one] = code[other] ?? ''
      characters[other] = code[one] ?? ''
      expect(readGiftCode(characters.join(''))).toBeNull()
    }),
  )
})

test('what is too short, too long, or has other characters is no code', () => {
  const code = createCode()
  for (const typed of ['', 'KRAFT10', code.slice(1), `${code}2`, code.replace(/^./, 'O')]) expect(readGiftCode(typed)).toBeNull()
})

test('no two of a thousand codes are the same', () => {
  expect(new Set(Array.from({ length: 1000 }, () => createCode())).size).toBe(1000)
})

test('a code is opened for its card and with its key alone', () => {
  const [key, other] = [7, 8].map((byte) => ({ signingKey: new Uint8Array(32).fill(byte) }))
  if (key === undefined || other === undefined) throw new Error('No keys')
  const code = createCode()
  const sealed = sealCode(code, 'card-1', key)
  expect(openCode(sealed, 'card-1', key)).toBe(code)
  expect(sealCode(code, 'card-1', key)).not.toBe(sealed)
  expect(() => openCode(sealed, 'card-2', key)).toThrow()
  expect(() => openCode(sealed, 'card-1', other)).toThrow()
  expect(hashCode(code, key)).not.toBe(hashCode(code, other))
})
