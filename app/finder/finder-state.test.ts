import { describe, expect, it } from 'vitest'
import type { FinderChoices } from './finder-choices'
import { finder, type FinderEvent, type FinderSelectName, startFinder } from './finder-state'

const choice = (key: string) => ({ key, name: key.toUpperCase() })
const EMPTY: FinderChoices = { types: [choice('camera'), choice('phone')], type: '', brands: [], brand: '', models: [] }
const CANON: FinderChoices = { ...EMPTY, type: 'camera', brands: [choice('canon')], brand: 'canon', models: [choice('90d')] }

const after = (choices: FinderChoices, ...events: FinderEvent[]) => events.reduce(finder, startFinder(choices))
const chosen = (select: FinderSelectName, key: string): FinderEvent => ({ event: 'chosen', select, key })
const brands = (question: number, ...keys: string[]): FinderEvent => ({
  event: 'answered',
  question,
  offer: { brands: keys.map(choice), models: [] },
})
const models = (question: number, ...keys: string[]): FinderEvent => ({
  event: 'answered',
  question,
  offer: { brands: [], models: keys.map(choice) },
})
const failed = (question: number): FinderEvent => ({ event: 'answered', question, offer: null })
const keys = (choices: readonly { key: string }[]) => choices.map(({ key }) => key)

describe('the selects narrow each other', () => {
  it('a type asks for its brands, a brand for its models, and a model is the device', () => {
    const typed = after(EMPTY, chosen('type', 'camera'))
    expect(typed).toMatchObject({ type: 'camera', asking: 'brands', brands: [] })
    const branded = after(EMPTY, chosen('type', 'camera'), brands(1, 'canon', 'sony'), chosen('brand', 'canon'))
    expect(branded).toMatchObject({ brand: 'canon', asking: 'models' })
    expect(keys(branded.brands)).toEqual(['canon', 'sony'])
    const done = [models(2, '80d', '90d'), chosen('device', '90d')].reduce(finder, branded)
    expect(done).toMatchObject({ device: '90d', asking: 'nothing' })
    expect(keys(done.brands)).toEqual(['canon', 'sony'])
  })

  it('another type forgets brand and model, another brand the model', () => {
    expect(after(CANON, chosen('device', '90d'), chosen('type', 'phone'))).toMatchObject({
      ...{ type: 'phone', brand: '', device: '', brands: [], models: [] },
    })
    expect(after(CANON, chosen('device', '90d'), chosen('brand', 'sony'))).toMatchObject({
      ...{ type: 'camera', brand: 'sony', device: '', models: [] },
    })
  })

  it('taking a choice back asks nothing', () => {
    expect(after(CANON, chosen('brand', ''))).toMatchObject({ brand: '', models: [], asking: 'nothing' })
    expect(after(CANON, chosen('type', ''))).toMatchObject({ type: '', brands: [], models: [], asking: 'nothing' })
  })

  it('choosing what is chosen changes nothing', () => {
    const state = startFinder(CANON)
    expect(finder(state, chosen('brand', 'canon'))).toBe(state)
  })
})

describe('outdated answers never win', () => {
  it('the brands of a type that was changed meanwhile are dropped, before and after the newer ones', () => {
    const early = after(EMPTY, chosen('type', 'camera'), chosen('type', 'phone'), brands(1, 'canon'))
    expect(early).toMatchObject({ asking: 'brands', brands: [] })
    const late = [brands(2, 'nokia'), brands(1, 'canon')].reduce(finder, early)
    expect(keys(late.brands)).toEqual(['nokia'])
  })

  it('so are models once the type is taken back, and failures of older questions', () => {
    expect(after(CANON, chosen('brand', 'sony'), chosen('type', ''), models(1, 'a7'))).toMatchObject({ models: [], type: '' })
    expect(after(EMPTY, chosen('type', 'camera'), chosen('type', 'phone'), failed(1)).asking).toBe('brands')
  })
})

it('a failure keeps what was chosen, so that the form can be sent; the next choice asks again', () => {
  const state = after(EMPTY, chosen('type', 'camera'), failed(1))
  expect(state).toMatchObject({ type: 'camera', asking: 'failed' })
  expect(finder(state, chosen('type', 'phone'))).toMatchObject({ type: 'phone', asking: 'brands' })
})

describe('when the page changes', () => {
  const given = (choices: FinderChoices): FinderEvent => ({ event: 'given', choices })

  it('a page that only came again takes nothing back', () => {
    const state = after(EMPTY, chosen('type', 'phone'))
    expect(finder(state, given({ ...EMPTY }))).toBe(state)
  })

  it('to what is already chosen, nothing is lost', () => {
    const events = [
      chosen('type', 'camera'),
      brands(1, 'canon'),
      chosen('brand', 'canon'),
      models(2, '90d'),
      chosen('device', '90d'),
    ]
    const state = after(EMPTY, ...events)
    expect(finder(state, given(CANON))).toEqual({ ...state, page: { type: 'camera', brand: 'canon' } })
  })

  it('to something else, the selects follow, and what was still asked is outdated', () => {
    const state = after(EMPTY, chosen('type', 'phone'), given(CANON), brands(1, 'nokia'))
    expect(state).toMatchObject({ ...CANON, device: '', asking: 'nothing' })
  })

  it('it stands in for what failed or is still asked', () => {
    for (const events of [[], [failed(2)]]) {
      const state = after(EMPTY, chosen('type', 'camera'), brands(1, 'canon'), chosen('brand', 'canon'), ...events, given(CANON))
      expect(state).toMatchObject({ asking: 'nothing', models: CANON.models })
    }
  })
})

describe('who comes back', () => {
  const kept = (device: string, brand = 'canon'): FinderEvent => ({ event: 'kept', choice: { type: 'camera', brand, device } })
  const offer: FinderEvent = {
    event: 'answered',
    question: 1,
    offer: { brands: [choice('canon'), choice('sony')], models: [choice('90d')] },
  }

  it('finds what was chosen, once what goes with it has been asked for again', () => {
    expect(after(EMPTY, kept('90d'))).toMatchObject({ type: 'camera', brand: 'canon', asking: 'models' })
    const back = after(EMPTY, kept('90d'), offer)
    expect(back).toMatchObject({ type: 'camera', brand: 'canon', device: '90d', asking: 'nothing' })
    expect(keys(back.brands)).toEqual(['canon', 'sony'])
    expect(after(EMPTY, kept('', ''))).toMatchObject({ type: 'camera', brand: '', asking: 'brands' })
    expect(after(CANON, kept('90d'))).toMatchObject({ device: '90d', asking: 'nothing' })
  })

  it('is never shown one thing while another is chosen', () => {
    expect(after(EMPTY, kept('gone'), offer)).toMatchObject({ brand: 'canon', device: '' })
    expect(after(EMPTY, kept('x1', 'gone'), offer)).toMatchObject({ type: 'camera', brand: '', device: '' })
    expect(after(EMPTY, kept('90d'), failed(1))).toMatchObject({ type: 'camera', brand: '', device: '', asking: 'failed' })
  })

  it('keeps what was chosen since, and what the page is about', () => {
    expect(after(EMPTY, chosen('type', 'phone'), kept('90d'))).toMatchObject({ type: 'phone', brand: '' })
    expect(after({ ...CANON, brand: 'sony' }, kept('90d'))).toMatchObject({ brand: 'sony', device: '' })
    expect(after({ ...EMPTY, type: 'phone' }, kept('90d'))).toMatchObject({ type: 'phone', brand: '' })
  })
})
