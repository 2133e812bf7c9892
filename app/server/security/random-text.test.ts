import { expect, it } from 'vitest'
import { randomText } from './random-text.server'

it('each text has as many bytes as are asked for, and none comes twice', () => {
  const texts = Array.from({ length: 2000 }, () => randomText(9, 'base64url'))
  expect(texts.every((text) => /^[\w-]{12}$/.test(text))).toBe(true)
  expect(new Set(texts).size).toBe(2000)
  expect(Buffer.from(randomText(16, 'base64'), 'base64')).toHaveLength(16)
})
