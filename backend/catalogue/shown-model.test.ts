import { expect, it } from 'vitest'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import { shownModel } from './shown-model'

const inAll = (brand: string, model: string) => LANGUAGES.map((language) => [language, shownModel({ brand, model }, language)])

it('a series is called as people say it', () => {
  expect(Object.fromEntries(inAll('BMW', '3 E46 1998–2006'))).toEqual({
    sv: '3-serie E46 1998–2006',
    no: '3-serie E46 1998–2006',
    de: '3er E46 1998–2006',
    da: '3-serie E46 1998–2006',
  })
  expect(Object.fromEntries(inAll('Mercedes-Benz', 'C W203 2000–2007'))).toEqual({
    sv: 'C-klass W203 2000–2007',
    no: 'C-klasse W203 2000–2007',
    de: 'C-Klasse W203 2000–2007',
    da: 'C-klasse W203 2000–2007',
  })
  expect(shownModel({ brand: 'BMW', model: '3' }, 'de')).toBe('3er')
})

it.each([
  ['BMW', 'R 1200 GS 2004–2012', 'R 1200 GS 2004–2012'],
  ['BMW', 'K 100 1983–1992', 'K 100 1983–1992'],
  ['Mercedes-Benz', 'Vito W639 2003–2014', 'Vito W639 2003–2014'],
  ['Mazda', '6 II 2007–2013', '6 II 2007–2013'],
  ['Fiat', '500 2007–2020', '500 2007–2020'],
])('other names stay as they are: %s %s', (brand, model, shown) => {
  expect(inAll(brand, model)).toEqual(LANGUAGES.map((language) => [language, shown]))
})
