import { expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { deviceChoicesHref, languageOfDeviceChoices } from './device-choices-path'

it.each(LANGUAGES)('the address of the device choices in %s leads back to its language and what is chosen', (language) => {
  const url = new URL(deviceChoicesHref(language, { type: 'camera', brand: 'om-system' }), 'http://shop.test')
  expect(languageOfDeviceChoices(url.pathname)).toBe(language)
  expect(Object.fromEntries(url.searchParams)).toEqual({ type: 'camera', brand: 'om-system' })
})

it('no other address asks for them', () => {
  for (const path of ['/sv', '/sv/device-choices/x', '/en/device-choices', '/device-choices']) {
    expect(languageOfDeviceChoices(path)).toBeUndefined()
  }
})
