import { describe, expect, it } from 'vitest'
import { zodInBrowser } from './support/architecture/browser-code'
import { featureCycles, fileCycles } from './support/architecture/cycles'
import { wrongDirectionImports } from './support/architecture/directions'
import { floors, HOUSES, MAX_FLOORS, roomCycles } from './support/architecture/floors'
import { countFragments, fragmentFaults } from './support/architecture/fragments'
import {
  contractInStored,
  type Exceptions,
  impureRules,
  nodeInBrowser,
  serverLeaks,
  staleExceptions,
} from './support/architecture/layers'
import { readSources, readTexts } from './support/architecture/read-sources'
import { importsUpwards, readRoomRows } from './support/architecture/room-rows'
import { barrels, LIMIT, meanLines, nameless, tooLong, unexplained, wideComments } from './support/architecture/rooms'
import { unusedNeeds } from './support/architecture/unused-needs'
import { usesOf } from './support/architecture/uses'

const ROOT = `${import.meta.dirname}/..`
const files = readSources(ROOT)

/** Files without a suffix that are not pure rules, each with the reason. */
const IMPURE: Exceptions = {
  'app/routing/define-shop-routes.ts': 'its one import of Remix is the type of the function that Remix calls it with',
  'app/store/late-strings.ts':
    'the build leaves the one function that it calls in a global, because no module of the app can import it',
}

/** Declarations in fragments that read something of one page, and why it is not in the markup. */
const FRAGMENT_EXCEPTIONS: Exceptions = {
  'app/menu/use-mega-menu.ts#useMegaMenu': 'the key of the address closes the menu in the browser; on the server it is closed',
}

it('reads every source file', () => {
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['app/commerce/contract/calls.ts', 'vitest.config.ts']))
})

it('a rule without suffix is pure: no React, Remix, Node, network, clock or chance', () => {
  expect(impureRules(files, IMPURE)).toEqual([])
})

it('every exception from that is still needed', () => {
  expect(staleExceptions(files, IMPURE)).toEqual([])
})

it('only routes and other servers call an x.server.ts', () => {
  expect(serverLeaks(files)).toEqual([])
})

it('components and hooks need nothing of Node, nor i18next', () => {
  expect(nodeInBrowser(files)).toEqual([])
})

describe('a fragment', () => {
  const { texts, resolve } = readTexts(ROOT)
  const components = [...texts].filter(([path]) => /^app\/.*\.tsx?$/.test(path))
  const uses = new Map(components.map(([path, text]) => [path, usesOf(path, text, resolve)]))

  it('holds nothing of one page: no cart, one-time key, address or id of useId', () => {
    expect(fragmentFaults(uses, FRAGMENT_EXCEPTIONS)).toEqual([])
    expect(countFragments(uses)).toBeGreaterThan(15)
  })

  it('has no exception that is no longer needed', () => {
    const found = fragmentFaults(uses).join('\n')
    expect(Object.keys(FRAGMENT_EXCEPTIONS).filter((thing) => !found.includes(`${thing} -> `))).toEqual([])
  })
})

it('a function takes no part of the request that it does not use', () => {
  const { texts, resolve } = readTexts(ROOT)
  expect(unusedNeeds(texts, resolve)).toEqual([])
})

it('what reads stored data uses no values of the contract', () => {
  expect(contractInStored(files)).toEqual([])
})

it('nothing that runs in the browser imports zod', () => {
  expect(zodInBrowser(files)).toEqual([])
})

it('imports point one way: routes, features, then pricing, store, routing and commerce', () => {
  expect(wrongDirectionImports(files)).toEqual([])
})

it.each(HOUSES)('a room of the %s imports only from rows below its own in the table of the README', (house) => {
  expect(importsUpwards(files, readRoomRows(ROOT, house), house)).toEqual([])
})

it('no features import each other in a circle', () => {
  expect(featureCycles(files)).toEqual([])
})

it('no rooms of the app import each other in a circle', () => {
  expect(roomCycles(files)).toEqual([])
})

it('no rooms of the backend import each other in a circle', () => {
  expect(roomCycles(files, 'backend')).toEqual([])
})

it.each(HOUSES)('the rooms of the %s stand on no more floors than today', (house) => {
  const found = floors(files, house)
  console.info([house, ...found.map((rooms, index) => `floor ${index + 1}: ${rooms.join(' ')}`)].join('\n'))
  expect(found.slice(MAX_FLOORS[house])).toEqual([])
})

it('no files import each other in a circle', () => {
  expect(fileCycles(files)).toEqual([])
})

it(`no file is over ${LIMIT.file} lines, a test ${LIMIT.test}, a route ${LIMIT.route}`, () => {
  expect(tooLong(files)).toEqual([])
})

it(`the mean file has at most ${LIMIT.mean} lines`, () => {
  console.info(`${files.length} files of ${meanLines(files).toFixed(1)} lines`)
  expect(meanLines(files)).toBeLessThanOrEqual(LIMIT.mean)
})

it('a file is named after what is inside', () => {
  expect(nameless(files)).toEqual([])
})

it('no file only passes exports on', () => {
  expect(barrels(files)).toEqual([])
})

it(`no comment line has over ${LIMIT.column} columns`, () => {
  expect(wideComments(readTexts(ROOT).texts)).toEqual([])
})

it('a lint rule is switched off only with a reason', () => {
  expect(unexplained(files)).toEqual([])
})
