import { expect, it } from 'vitest'
import { sv } from './strings/sv'
import { overlayStrings, registerStrings, translations } from './translations'

const title = () => translations('sv').t('home.find.title')

it("the backend's strings override the bundled ones, until the backend no longer has them", () => {
  registerStrings('sv', sv)
  overlayStrings('sv', { 'home.find.title': 'Vilket batteri?' })
  expect(title()).toBe('Vilket batteri?')
  expect(translations('sv').t('home.find.text')).toBe(sv['home.find.text'])
  overlayStrings('sv', {})
  expect(title()).toBe(sv['home.find.title'])
})
