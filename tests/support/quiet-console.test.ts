import { describe, expect, it, vi } from 'vitest'
import { expectConsole } from './expect-console'
import { quietConsole } from './quiet-console'

const listen = () => {
  const target = { error: vi.fn(), warn: vi.fn() }
  return { target, guard: quietConsole(target) }
}

describe('an unexpected message on the console fails the test', () => {
  it('names the message', () => {
    const { target, guard } = listen()
    target.error('Hydration failed in %s', 'Cart')
    expect(() => {
      guard.settle()
    }).toThrow('console.error was called: Hydration failed in Cart')
  })

  it('lets an expected message pass, once', () => {
    const { target, guard } = listen()
    guard.expect('warn', /stock is old/)
    target.warn('the stock is old')
    expect(() => {
      guard.settle()
    }).not.toThrow()
    target.warn('the stock is old')
    expect(() => {
      guard.settle()
    }).toThrow('the stock is old')
  })

  it('does not take a warning for an expected error', () => {
    const { target, guard } = listen()
    guard.expect('error', /late/)
    target.warn('late')
    expect(() => {
      guard.settle()
    }).toThrow('console.warn was called: late')
  })

  it('fails when an expected message never came', () => {
    const { guard } = listen()
    guard.expect('error', /offline/)
    expect(() => {
      guard.settle()
    }).toThrow('expected and not called: /offline/')
  })

  it('passes unexpected messages on, so that they can be read', () => {
    const say = vi.fn()
    const target = { error: say, warn: vi.fn() }
    quietConsole(target).expect('error', /whispered/)
    target.error('boom')
    target.error('whispered')
    expect(say.mock.calls).toEqual([['boom']])
  })

  it('watches the console of every test', () => {
    expectConsole('error', /from the real console/)
    console.error('from the real console')
  })
})
