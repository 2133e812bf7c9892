import { describe, expect, it } from 'vitest'
import { house } from './house'
import { contractInStored, impureRules, nodeInBrowser, serverLeaks, staleExceptions } from './layers'

describe('a pure rule', () => {
  it.each([
    ['React', `import { useMemo } from 'react'`, 'app/cart/lines.ts imports react'],
    ['Remix', `import type { LoaderFunctionArgs } from '@remix-run/node'`, 'app/cart/lines.ts imports @remix-run/node'],
    ['Node', `import { createHash } from 'node:crypto'`, 'app/cart/lines.ts imports node:crypto'],
    [
      'a server',
      `import { load } from './cart-store.server'`,
      'app/cart/lines.ts imports app/cart/cart-store.server, another layer',
    ],
    ['the browser', `import { save } from './mirror.client'`, 'app/cart/lines.ts imports app/cart/mirror.client, another layer'],
    ['UI', `import { Line } from './line'`, 'app/cart/lines.ts imports app/cart/line.tsx, another layer'],
    ['a hook', `import { useCart } from './use-cart'`, 'app/cart/lines.ts imports app/cart/use-cart.ts, another layer'],
    ['the clock', 'export const fresh = () => Date.now()', 'app/cart/lines.ts uses Date.now'],
  ])('knows nothing of %s', (_, text, offence) => {
    const files = house({ 'app/cart/lines.ts': text, 'app/cart/line.tsx': '', 'app/cart/use-cart.ts': '' })
    expect(impureRules(files, {})).toEqual([offence])
  })

  it('may use other rules and pure packages', () => {
    const text = `import { z } from 'zod'; import { tier } from '../pricing/tiers'; import { sum } from './reactor'`
    const files = house({ 'app/cart/lines.ts': text, 'app/pricing/tiers.ts': '', 'app/cart/reactor.ts': '' })
    expect(impureRules(files, {})).toEqual([])
  })

  it('is not what other suffixes, routes and tests are', () => {
    const text = `import { a } from 'node:fs'; import { b } from '@remix-run/node'`
    const paths = [
      'app/cart/store.server.ts',
      'app/cart/drawer.tsx',
      'app/cart/use-cart.ts',
      'app/routes/feed.ts',
      'app/cart/lines.test.ts',
    ]
    expect(impureRules(house(Object.fromEntries(paths.map((path) => [path, text]))), {})).toEqual([])
  })

  it('may be excepted by name, for as long as that is needed', () => {
    const files = house({ 'app/cart/lines.ts': 'export const at = Date.now()', 'app/cart/sum.ts': '' })
    const exceptions = {
      'app/cart/lines.ts': 'asks the clock',
      'app/cart/sum.ts': 'is pure by now',
      'app/cart/gone.ts': 'is gone',
    }
    expect(impureRules(files, exceptions)).toEqual([])
    expect(staleExceptions(files, exceptions)).toEqual(['app/cart/sum.ts', 'app/cart/gone.ts'])
  })
})

describe('what belongs to the server', () => {
  const server = { 'app/cart/cart-store.server.ts': '' }

  it('is not called by components and hooks', () => {
    const text = `import { load } from './cart-store.server'`
    expect(serverLeaks(house({ ...server, 'app/cart/drawer.tsx': text, 'app/cart/use-cart.ts': text }))).toEqual([
      'app/cart/drawer.tsx imports app/cart/cart-store.server.ts',
      'app/cart/use-cart.ts imports app/cart/cart-store.server.ts',
    ])
  })

  it('is called by routes, root and other servers, and its types by all', () => {
    const call = `import { load } from '../cart/cart-store.server'`
    const paths = ['app/routes/cart.tsx', 'app/entry.server.tsx', 'app/account/merge.server.ts']
    const files = house({
      ...server,
      ...Object.fromEntries(paths.map((path) => [path, call])),
      'app/root.tsx': `import { load } from './cart/cart-store.server'`,
      'app/cart/drawer.tsx': `import type { Stored } from './cart-store.server'`,
    })
    expect(serverLeaks(files)).toEqual([])
  })

  it('never brings Node into a component', () => {
    const files = house({
      'app/cart/drawer.tsx': `import { join } from 'node:path'`,
      'app/routes/cart.tsx': `import { redirect } from '@remix-run/node'`,
      'app/entry.server.tsx': `import { PassThrough } from 'node:stream'`,
    })
    expect(nodeInBrowser(files)).toEqual(['app/cart/drawer.tsx imports node:path'])
  })
})

it('what reads stored data uses no values of the contract, but its types', () => {
  const files = house({
    'app/commerce/contract/order.ts': '',
    'app/commerce/contract/stored-fields.ts': '',
    'backend/orders/stored-event.ts': `import { CancelReason } from '../../app/commerce/contract/order'; import { part } from '../../app/commerce/contract/stored-fields'`,
    'app/server/session/cart-line.ts': `import type { Order } from '../../commerce/contract/order'`,
  })
  expect(contractInStored(files)).toEqual(['backend/orders/stored-event.ts imports app/commerce/contract/order.ts'])
})
