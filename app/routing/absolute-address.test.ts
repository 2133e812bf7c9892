import { expect, it } from 'vitest'
import { absoluteAddress } from './absolute-address'

it('a path becomes a URL of the shop', () => {
  expect(absoluteAddress('https://shop.example', '/pictures/a.svg?v=a:b')).toBe('https://shop.example/pictures/a.svg?v=a:b')
})

it.each(['https://cdn.example/a.jpg', '//cdn.example/a.jpg', 'data:image/gif;base64,AA=='])('a URL stays as it is: %s', (url) => {
  expect(absoluteAddress('https://shop.example', url)).toBe(url)
})
