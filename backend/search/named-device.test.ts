import { expect, test } from 'vitest'
import { deviceNames } from './device-names'
import { choose } from './named-device'

const device = (brand: string, model: string, key: string, kind: string) => ({
  id: 1,
  device: 'x',
  type: 'phone',
  brand,
  model,
  key,
  kind,
})

test('a model is also named by its end or beginning, if a digit is in it', () => {
  const keys = deviceNames('EOS R6 Mark II').map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['eosr6markii', 'r6markii', 'eosr6', 'r6']))
  expect(keys).not.toContain('eos')
})

test('a model is also named without the network it is made for', () => {
  expect(deviceNames('Galaxy S21 5G')).toContainEqual({ key: 'galaxys21', kind: 'short' })
  const short = device('Samsung', 'Galaxy S21 5G', 'galaxys21', 'short')
  const family = device('Samsung', 'Galaxy S21 Ultra 5G', 'galaxys21', 'beginning')
  expect(choose([family, short], new Set(['galaxys21']))).toEqual([short])
  expect(deviceNames('Galaxy S21 5G')).toContainEqual({ key: 's21', kind: 'short-end' })
  const [end, begun] = [
    device('Samsung', 'Galaxy S21 5G', 's21', 'short-end'),
    device('Samsung', 'Galaxy S21+ 5G', 's21', 'beginning'),
  ]
  expect(choose([begun, end], new Set(['samsung', 's21']))).toEqual([end])
})

test('the longest name wins, a whole model before the family it begins', () => {
  const whole = device('Apple', 'iPhone 12', 'iphone12', 'model')
  const family = device('Apple', 'iPhone 12 Pro', 'iphone12', 'beginning')
  expect(choose([family, whole], new Set(['iphone12']))).toEqual([whole])
})

test('a short name counts only beside its brand, and a name of two brands is not clear', () => {
  const short = device('Dyson', 'V8', 'v8', 'model')
  expect(choose([short], new Set(['v8']))).toEqual([])
  expect(choose([short], new Set(['v8', 'dyson']))).toEqual([short])
  expect(choose([device('A', 'AB12C', 'ab12c', 'model'), device('B', 'AB12C', 'ab12c', 'model')], new Set(['ab12c']))).toEqual([])
})
