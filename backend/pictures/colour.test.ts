import { expect, test } from 'vitest'
import { shade, textColourOn } from './colour'

test('text is white on dark and saturated colours, dark on light ones', () => {
  expect(['#16202a', '#0b5c7a', '#b3261e', '#0a6b3d'].map(textColourOn)).toEqual(['#fff', '#fff', '#fff', '#fff'])
  expect(['#ffffff', '#f4f6f7', '#ffbc20', '#fff'].map(textColourOn)).toEqual(Array(4).fill('#16202a'))
})

test('a colour is mixed with white or black by its share', () => {
  expect(shade('#808080', 1)).toBe('#ffffff')
  expect(shade('#808080', -1)).toBe('#000000')
  expect(shade('#204060', 0)).toBe('#204060')
  expect(shade('#fff', -0.5)).toBe('#808080')
})
