import { expect, it } from 'vitest'
import { documentKind, fileSize } from './document-facts'

it('the kind of a file is the last part of its MIME type', () => {
  expect(documentKind('application/pdf')).toBe('PDF')
  expect(documentKind('application/x-zip')).toBe('ZIP')
  expect(documentKind('odd')).toBe('ODD')
})

it.each([
  [812, '1\u00a0kB'],
  [12_400, '12\u00a0kB'],
  [1_440_000, '1,4\u00a0MB'],
])('%i bytes are formatted as %s', (bytes, text) => {
  expect(fileSize(bytes, 'de-DE')).toBe(text)
})
