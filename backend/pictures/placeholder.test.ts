import { expect, test } from 'vitest'
import { placeholderPicture } from './placeholder'

test('a product without a picture gets a whole, small drawing of the same size as the others', () => {
  const svg = placeholderPicture()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400"[^>]*>.*<\/svg>$/)
  expect(Buffer.byteLength(svg)).toBeLessThan(1000)
})
