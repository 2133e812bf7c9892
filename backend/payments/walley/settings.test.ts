import { expect, it } from 'vitest'
import { walleySettings } from './settings'

const credentials = { WALLEY_CLIENT_ID: 'id', WALLEY_CLIENT_SECRET: 'secret' }

it('without credentials there is no Walley', () => {
  expect(walleySettings({})).toBeNull()
  expect(walleySettings({ WALLEY_CLIENT_ID: 'id', WALLEY_STORE_ID_B2C_SV: '1' })).toBeNull()
})

it('each method has the store id of each storefront where it is switched on', () => {
  const env = {
    WALLEY_STORE_ID_B2C_SV: '11',
    WALLEY_STORE_ID_B2C_DE: '13',
    WALLEY_STORE_ID_B2B_NO: '22',
    WALLEY_STORE_ID_B2B_DA: '',
  }
  expect(walleySettings({ ...credentials, ...env })).toEqual({
    apiUrl: 'https://api.walleypay.com',
    clientId: 'id',
    clientSecret: 'secret',
    storeIds: { 'walley-b2c': { sv: 11, de: 13 }, 'walley-b2b': { no: 22 } },
  })
})

it('the test API is chosen by its address', () => {
  const apiUrl = 'https://api.uat.walleydev.com'
  expect(walleySettings({ ...credentials, WALLEY_API_URL: apiUrl })?.apiUrl).toBe(apiUrl)
})

it('a store id that is no number is named at the start', () => {
  expect(() => walleySettings({ ...credentials, WALLEY_STORE_ID_B2B_DE: 'abc' })).toThrow(
    'WALLEY_STORE_ID_B2B_DE must be a number',
  )
})
