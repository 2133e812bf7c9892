import { expect, test } from 'vitest'
import { isCarModel, narrowed, vehicleNames, vehicleWords } from './vehicle-names'

const keysOf = (model: string) => vehicleNames(model).map(({ key }) => key)
const car = (model: string) => ({ type: 'car', model })

test('a car is found by its name, with its generation in Roman or Arabic numerals, and not by its years', () => {
  expect(keysOf('Golf VII 2012–2020')).toEqual(expect.arrayContaining(['golf', 'golfvii', 'golf7', 'golfvii20122020']))
  expect(keysOf('V70 II 2000–2007')).toEqual(expect.arrayContaining(['v70', 'v70ii', 'v702']))
  expect(keysOf('V70 II 2000–2007')).not.toContain('2000')
  expect(keysOf('3 E90 2007–2011 Start-Stop')).toEqual(expect.arrayContaining(['3e90', 'e90']))
})

test('a motorcycle is found by any part of its name', () => {
  expect(keysOf('GL1800 Gold Wing 2001–2017')).toEqual(expect.arrayContaining(['gl1800', 'goldwing']))
})

test('a make may be shortened', () => {
  expect(vehicleWords(['vw', 'golf', '7'])).toEqual(['volkswagen', 'golf', '7'])
  expect(vehicleWords(['mercedes', 'benz', 'vito'])).toEqual(['mercedes', 'benz', 'vito'])
  expect(vehicleWords(['iphone', '12'])).toBeNull()
})

test('a model without its make means a car when nothing else is called so', () => {
  expect(['golf7', 'golfvii', 'passat', 'passatb7'].map(isCarModel)).toEqual([true, true, true, true])
  expect(['golf', 'v70', '500'].map(isCarModel)).toEqual([false, false, false])
})

test('the year and start-stop narrow the generations down', () => {
  const all = ['V70 1996–2000', 'V70 II 2000–2007', 'V70 III 2007–2016', 'V70 III 2010–2016 Start-Stop'].map(car)
  const models = (...words: string[]) => narrowed(all, words).map(({ model }) => model)
  expect(models('volvo', 'v70', '2004')).toEqual(['V70 II 2000–2007'])
  expect(models('v70', 'start', 'stop')).toEqual(['V70 III 2010–2016 Start-Stop'])
  expect(models('v70', '1980')).toHaveLength(4)
})
