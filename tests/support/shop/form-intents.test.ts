import { expect, it } from 'vitest'
import { sharedOf } from './form-intents'

it('one name of a constant stands for one value', () => {
  const file = (value: string) => `export const SOME_FORM = '${value}'`
  expect([...sharedOf([file('a'), file('a'), "const SOME_FORM = 'own'"])]).toEqual([['SOME_FORM', 'a']])
  expect(() => sharedOf([file('a'), file('b')])).toThrow('SOME_FORM')
})
