import { expect, it } from 'vitest'
import { deviceIcon } from './device-icon'

it.each([
  ['television', 'category-television'],
  ['gps', 'category-gps'],
  ['toString', 'category-battery'],
])('devices of the type %s have the icon %s', (type, icon) => {
  expect(deviceIcon(type)).toBe(icon)
})
