import { expect, it } from 'vitest'
import { sortByName } from './sort-by-name'

const sorted = (iso: string, ...names: string[]) =>
  sortByName(
    names.map((name) => ({ name })),
    iso,
  ).map(({ name }) => name)

it('children are sorted by name, case-insensitive', () => {
  expect(sorted('sv-SE', 'iPad', 'Huawei', 'Kablar', 'htc')).toEqual(['htc', 'Huawei', 'iPad', 'Kablar'])
})

it('å, ä and ö are last in Swedish; in German ä and ö sort like a and o', () => {
  expect(sorted('sv-SE', 'Öl', 'Zink', 'Ål', 'Ost', 'Ämne', 'Aal')).toEqual(['Aal', 'Ost', 'Zink', 'Ål', 'Ämne', 'Öl'])
  expect(sorted('de-DE', 'Öl', 'Zink', 'Ämter', 'Ost', 'Ahorn')).toEqual(['Ahorn', 'Ämter', 'Öl', 'Ost', 'Zink'])
})

it.each(['da-DK', 'nb-NO'])('æ, ø and å are last in %s, and aa sorts as å', (iso) => {
  expect(sorted(iso, 'Aalborg', 'Øl', 'Zink', 'Æble', 'Bil')).toEqual(['Bil', 'Zink', 'Æble', 'Øl', 'Aalborg'])
})

it.each(['sv-SE', 'da-DK', 'nb-NO', 'de-DE'])('the battery sizes AA and AAA come first in %s too', (iso) => {
  expect(sorted(iso, 'D (LR20)', 'AAA (LR03)', 'C (LR14)', 'AA (LR6)')).toEqual([
    'AA (LR6)',
    'AAA (LR03)',
    'C (LR14)',
    'D (LR20)',
  ])
})

it('numbers sort numerically', () => {
  expect(sorted('sv-SE', '12 V', '6 V', '24 V')).toEqual(['6 V', '12 V', '24 V'])
})

it('the given array is not changed', () => {
  const given = [{ name: 'b' }, { name: 'a' }]
  sortByName(given, 'sv-SE')
  expect(given).toEqual([{ name: 'b' }, { name: 'a' }])
})
