import { expect, test } from 'vitest'
import { deviceNames } from './device-names'
import { chooseDevices } from './named-device'

const device = (brand: string, model: string, key: string, kind: string) => ({
  id: 1,
  device: 'x',
  type: 'phone',
  brand,
  model,
  key,
  kind,
})

test('a model is also found by its end or beginning, if that contains a digit', () => {
  const keys = deviceNames('EOS R6 Mark II').map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['eosr6markii', 'r6markii', 'eosr6', 'r6']))
  expect(keys).not.toContain('eos')
})

test('a model is also found without its network (5G)', () => {
  expect(deviceNames('Galaxy S21 5G')).toContainEqual({ key: 'galaxys21', kind: 'short' })
  const short = device('Samsung', 'Galaxy S21 5G', 'galaxys21', 'short')
  const family = device('Samsung', 'Galaxy S21 Ultra 5G', 'galaxys21', 'beginning')
  expect(chooseDevices([family, short], new Set(['galaxys21']))).toEqual([short])
  expect(deviceNames('Galaxy S21 5G')).toContainEqual({ key: 's21', kind: 'short-end' })
  const [end, begun] = [
    device('Samsung', 'Galaxy S21 5G', 's21', 'short-end'),
    device('Samsung', 'Galaxy S21+ 5G', 's21', 'beginning'),
  ]
  expect(chooseDevices([begun, end], new Set(['samsung', 's21']))).toEqual([end])
})

test('a whole model is preferred to longer models that begin with it', () => {
  const whole = device('Apple', 'iPhone 12', 'iphone12', 'model')
  const family = device('Apple', 'iPhone 12 Pro', 'iphone12', 'beginning')
  expect(chooseDevices([family, whole], new Set(['iphone12']))).toEqual([whole])
})

test('a short model needs its brand, and a model of two brands is ambiguous', () => {
  const short = device('Dyson', 'V8', 'v8', 'model')
  expect(chooseDevices([short], new Set(['v8']))).toEqual([])
  expect(chooseDevices([short], new Set(['v8', 'dyson']))).toEqual([short])
  expect(
    chooseDevices([device('A', 'AB12C', 'ab12c', 'model'), device('B', 'AB12C', 'ab12c', 'model')], new Set(['ab12c'])),
  ).toEqual([])
})
