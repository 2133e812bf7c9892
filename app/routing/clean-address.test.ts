import { expect, it } from 'vitest'
import { cleanAddress } from './clean-address'

const cleaned = (address: string) => cleanAddress(new URL(address, 'http://shop.example'), ['disc'])

it.each([
  ['/sv?disc=HELG20', '/sv'],
  ['/sv?disc=A&disc=B&x', '/sv?x'],
  ['/sv/artiklar/a/index.html?f.voltage=18&disc=HELG20&q=a+b%20c', '/sv/artiklar/a/index.html?f.voltage=18&q=a+b%20c'],
  ['/sv?d%69sc=HELG20&discount=1', '/sv?discount=1'],
])('%s becomes %s', (address, clean) => expect(cleaned(address)).toBe(clean))
