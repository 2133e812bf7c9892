import { describe, expect, it } from 'vitest'
import { LOGIN_MODES, loginHref, loginMode, tellsOfLogin, withoutLogin } from './login-mode'

const PAGE = { pathname: '/sv/cart', search: '?a=1&login=register&next=%2Fsv&b' }

describe('the login dialog', () => {
  it('opens with the parameters of the specification, and is closed without them', () => {
    expect(loginMode({ search: '?login' })).toBe('login')
    expect(loginMode({ search: '?change_password&login' })).toBe('password')
    expect(loginMode({ search: '?query=login' })).toBeNull()
  })

  it('opens for a login with an unknown mode', () => {
    expect(loginMode({ search: '?login=nonsense' })).toBe('login')
  })

  it.each(LOGIN_MODES)('has an address for %s over each page, which keeps the other parameters', (mode) => {
    const url = new URL(loginHref(PAGE, mode), 'https://shop.test')
    expect(loginMode(url)).toBe(mode)
    expect(withoutLogin(url)).toBe('/sv/cart?a=1&b')
  })

  it('stays open after a login that it tells of: that of a password which was just chosen', () => {
    expect(LOGIN_MODES.filter(tellsOfLogin)).toEqual(['registered', 'changed'])
  })
})
