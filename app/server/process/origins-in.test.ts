import { expect, it } from 'vitest'
import { originsIn } from './origins-in'

it('the origins of a setting are separated by commas, with or without spaces', () => {
  expect(originsIn('https://a.example , https://*.b.example')).toEqual(['https://a.example', 'https://*.b.example'])
  expect(originsIn(undefined)).toEqual([])
})
