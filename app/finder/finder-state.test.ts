import { describe, expect, it } from 'vitest'
import type { FinderChoices } from './finder-choices'
import { finder, type FinderEvent, type FinderSelectName, startFinder } from './finder-state'

const choice = (key: string) => ({ key, name: key.toUpperCase() })
const EMPTY: FinderChoices = { types: [choice('camera'), choice('phone')], type: '', brands: [], brand: '', models: [] }
const CANON: FinderChoices = { ...EMPTY, type: 'camera', brands: [choice('canon')], brand: 'canon', models: [choice('90d')] }

const after = (choices: FinderChoices, ...events: FinderEvent[]) => events.reduce(finder, startFinder(choices))
const chosen = (select: FinderSelectName, key: string): FinderEvent => ({ event: 'chosen', select, key })
const brands = (requestId: number, ...keys: string[]): FinderEvent => ({
  event: 'answered',
  requestId,
  offer: { brands: keys.map(choice), models: [] },
})
const models = (requestId: number, ...keys: string[]): FinderEvent => ({
  event: 'answered',
  requestId,
  offer: { brands: [], models: keys.map(choice) },
})
const failed = (requestId: number): FinderEvent => ({ event: 'answered', requestId, offer: null })
const keys = (choices: readonly { key: string }[]) => choices.map(({ key }) => key)

describe('the selects narrow each other', () => {
  it('a type loads its brands, a brand loads its models, and a model is the device', () => {
    const withType = after(EMPTY, chosen('type', 'camera'))
    expect(withType).toMatchObject({ type: 'camera', status: 'loading-brands', brands: [] })
    const withBrand = after(EMPTY, chosen('type', 'camera'), brands(1, 'canon', 'sony'), chosen('brand', 'canon'))
    expect(withBrand).toMatchObject({ brand: 'canon', status: 'loading-models' })
    expect(keys(withBrand.brands)).toEqual(['canon', 'sony'])
    const done = [models(2, '80d', '90d'), chosen('device', '90d')].reduce(finder, withBrand)
    expect(done).toMatchObject({ device: '90d', status: 'idle' })
    expect(keys(done.brands)).toEqual(['canon', 'sony'])
  })

  it('a new type clears brand and model, a new brand clears the model', () => {
    expect(after(CANON, chosen('device', '90d'), chosen('type', 'phone'))).toMatchObject({
      type: 'phone',
      brand: '',
      device: '',
      brands: [],
      models: [],
    })
    expect(after(CANON, chosen('device', '90d'), chosen('brand', 'sony'))).toMatchObject({
      type: 'camera',
      brand: 'sony',
      device: '',
      models: [],
    })
  })

  it('clearing a choice sends no request', () => {
    expect(after(CANON, chosen('brand', ''))).toMatchObject({ brand: '', models: [], status: 'idle' })
    expect(after(CANON, chosen('type', ''))).toMatchObject({ type: '', brands: [], models: [], status: 'idle' })
  })

  it('choosing the current value changes nothing', () => {
    const state = startFinder(CANON)
    expect(finder(state, chosen('brand', 'canon'))).toBe(state)
  })
})

describe('stale answers are dropped', () => {
  it('the brands of an earlier type are dropped, before and after the newer brands', () => {
    const early = after(EMPTY, chosen('type', 'camera'), chosen('type', 'phone'), brands(1, 'canon'))
    expect(early).toMatchObject({ status: 'loading-brands', brands: [] })
    const late = [brands(2, 'nokia'), brands(1, 'canon')].reduce(finder, early)
    expect(keys(late.brands)).toEqual(['nokia'])
  })

  it('models are dropped after the type was cleared, and so are failures of earlier requests', () => {
    expect(after(CANON, chosen('brand', 'sony'), chosen('type', ''), models(1, 'a7'))).toMatchObject({ models: [], type: '' })
    expect(after(EMPTY, chosen('type', 'camera'), chosen('type', 'phone'), failed(1)).status).toBe('loading-brands')
  })
})

it('a failure keeps the choice, so that the form can be submitted; the next choice sends a request again', () => {
  const state = after(EMPTY, chosen('type', 'camera'), failed(1))
  expect(state).toMatchObject({ type: 'camera', status: 'failed' })
  expect(finder(state, chosen('type', 'phone'))).toMatchObject({ type: 'phone', status: 'loading-brands' })
})

describe('when the page changes', () => {
  const pageChanged = (choices: FinderChoices): FinderEvent => ({ event: 'page-changed', choices })

  it('reloading the same page data changes nothing', () => {
    const state = after(EMPTY, chosen('type', 'phone'))
    expect(finder(state, pageChanged({ ...EMPTY }))).toBe(state)
  })

  it('to the current choice, nothing is lost', () => {
    const events = [
      chosen('type', 'camera'),
      brands(1, 'canon'),
      chosen('brand', 'canon'),
      models(2, '90d'),
      chosen('device', '90d'),
    ]
    const state = after(EMPTY, ...events)
    expect(finder(state, pageChanged(CANON))).toEqual({ ...state, page: { type: 'camera', brand: 'canon' } })
  })

  it('to another choice, the selects follow, and pending answers are stale', () => {
    const state = after(EMPTY, chosen('type', 'phone'), pageChanged(CANON), brands(1, 'nokia'))
    expect(state).toMatchObject({ ...CANON, device: '', status: 'idle' })
  })

  it('to an earlier choice that asked for it, what was chosen since is kept', () => {
    const CAMERA = { ...CANON, brand: '', models: [] }
    const events = [chosen('type', 'camera'), brands(1, 'canon'), { event: 'sent' } as const, chosen('brand', 'canon')]
    const state = after(EMPTY, ...events, pageChanged(CAMERA))
    expect(state).toMatchObject({ brand: 'canon', status: 'loading-models', page: { type: 'camera', brand: '' } })
    expect(finder(state, models(2, '90d'))).toMatchObject({ brand: 'canon', status: 'idle', models: CANON.models })
    // The shopper goes to that page again, by a link.
    expect(after(CANON, { event: 'sent' }, chosen('brand', 'sony'), pageChanged(CAMERA))).toMatchObject({ brand: '' })
  })

  it('its data replaces a failed or pending request', () => {
    for (const events of [[], [failed(2)]]) {
      const state = after(
        EMPTY,
        chosen('type', 'camera'),
        brands(1, 'canon'),
        chosen('brand', 'canon'),
        ...events,
        pageChanged(CANON),
      )
      expect(state).toMatchObject({ status: 'idle', models: CANON.models })
    }
  })
})

describe('a restored choice', () => {
  const restored = (device: string, brand = 'canon'): FinderEvent => ({
    event: 'restored',
    choice: { type: 'camera', brand, device },
  })
  const offer: FinderEvent = {
    event: 'answered',
    requestId: 1,
    offer: { brands: [choice('canon'), choice('sony')], models: [choice('90d')] },
  }

  it('is complete once its options have been loaded again', () => {
    expect(after(EMPTY, restored('90d'))).toMatchObject({ type: 'camera', brand: 'canon', status: 'loading-models' })
    const back = after(EMPTY, restored('90d'), offer)
    expect(back).toMatchObject({ type: 'camera', brand: 'canon', device: '90d', status: 'idle' })
    expect(keys(back.brands)).toEqual(['canon', 'sony'])
    expect(after(EMPTY, restored('', ''))).toMatchObject({ type: 'camera', brand: '', status: 'loading-brands' })
    expect(after(CANON, restored('90d'))).toMatchObject({ device: '90d', status: 'idle' })
  })

  it('is cleared when its option no longer exists', () => {
    expect(after(EMPTY, restored('gone'), offer)).toMatchObject({ brand: 'canon', device: '' })
    expect(after(EMPTY, restored('x1', 'gone'), offer)).toMatchObject({ type: 'camera', brand: '', device: '' })
    expect(after(EMPTY, restored('90d'), failed(1))).toMatchObject({ type: 'camera', brand: '', device: '', status: 'failed' })
  })

  it('never overrides a newer choice, or the type and brand of the page', () => {
    expect(after(EMPTY, chosen('type', 'phone'), restored('90d'))).toMatchObject({ type: 'phone', brand: '' })
    expect(after({ ...CANON, brand: 'sony' }, restored('90d'))).toMatchObject({ brand: 'sony', device: '' })
    expect(after({ ...EMPTY, type: 'phone' }, restored('90d'))).toMatchObject({ type: 'phone', brand: '' })
  })
})
