import { expect, it } from 'vitest'
import { ALL, NECESSARY } from '../../store/consent-mask'
import type { Occurrence } from '../rules/events'
import { openBus, type SentEvent } from './bus'

const SEARCH: Occurrence = { event: { event: 'search', search_term: 'lr6', results: 3 } }
const REFUND: Occurrence = {
  event: { event: 'refund', ecommerce: { transaction_id: 'SE1', currency: 'SEK', value: 10 } },
  once: 'refund:1',
}

function bus() {
  const sent: SentEvent[] = []
  const local: [string, string | null][] = []
  const claimed = new Set<string>()
  const claim = async (key: string) => !claimed.has(key) && claimed.add(key).size > 0
  const opened = openBus({
    send: (event) => sent.push(event),
    local: ({ event }, reason) => local.push([event, reason]),
    claim,
  })
  return { sent, local, ...opened }
}

it('sends nothing before consent, and nothing after a refusal', () => {
  const { emit, allow, sent, local } = bus()
  emit(SEARCH)
  allow(NECESSARY)
  emit(SEARCH)
  expect(sent).toEqual([])
  expect(local).toEqual([
    ['search', 'consent'],
    ['search', 'consent'],
  ])
})

it('with consent the events of this page go out, not those of the page before', () => {
  const { emit, allow, startPage, sent } = bus()
  emit(SEARCH)
  startPage()
  emit({ event: { event: 'consent_granted', consent: ALL } })
  allow(ALL)
  expect(sent).toEqual([{ event: 'consent_granted', consent: ALL }])
})

it('marks the events of an internal session, and leaves them out of what is sent', () => {
  const { emit, allow, markInternal, sent, local } = bus()
  allow(ALL)
  markInternal(true)
  emit(SEARCH)
  expect(sent).toEqual([])
  expect(local).toEqual([['search', 'internal']])
})

it('sends a purchase or refund once, also when consent comes after it', async () => {
  const { emit, allow, sent } = bus()
  emit(REFUND)
  allow(ALL)
  emit(REFUND)
  await expect.poll(() => sent.length).toBe(1)
})
