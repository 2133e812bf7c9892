import { expect, test } from 'vitest'
import { deviceScope } from './category-devices'

const row = (product: number, type: string | null, brand: string | null = null) => ({ product, type, brand })

test('a category whose products fit devices of one type is for that type, and for a brand if all devices are of that brand', () => {
  expect(deviceScope([row(1, 'camera', 'Canon'), row(2, 'camera', 'Sony')])).toEqual({ type: 'camera', brand: null })
  expect(deviceScope([row(1, 'power-tool', 'Black+Decker'), row(2, 'power-tool', 'Black+Decker')])).toEqual({
    type: 'power-tool',
    brand: 'black-plus-decker',
  })
})

test('a category is for no device type when its devices have several types, or at most half of its products fit any', () => {
  expect(deviceScope([row(1, 'camera', 'Sony'), row(2, 'phone', 'Sony')])).toBeNull()
  expect(deviceScope([row(1, 'camera', 'Sony'), row(2, null)])).toBeNull()
  expect(deviceScope([row(1, null)])).toBeNull()
  expect(deviceScope([])).toBeNull()
})
