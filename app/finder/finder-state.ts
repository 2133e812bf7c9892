import type { DeviceOffer, FinderChoices } from './finder-choices'

/**
 * The three selects. Each choice that other options depend on is a request with an id of its own, so that stale
 * answers can be dropped. '' means not chosen.
 */
export type FinderState = FinderChoices & {
  device: string
  /** The choice in the URL of the page. */
  page: Pick<FinderChoices, 'type' | 'brand'>
  /** The choice whose page the finder itself has asked for last, if any. */
  sent: Pick<FinderChoices, 'type' | 'brand'> | null
  requestId: number
  status: 'idle' | 'loading-brands' | 'loading-models' | 'failed'
}

export type FinderSelectName = 'type' | 'brand' | 'device'

/** The choice at the time the page was left. */
export type SavedChoice = Readonly<Record<FinderSelectName, string>>

export type FinderEvent =
  | { event: 'chosen'; select: FinderSelectName; key: string }
  | { event: 'answered'; requestId: number; offer: DeviceOffer | null }
  | { event: 'sent' }
  | { event: 'page-changed'; choices: FinderChoices }
  | { event: 'restored'; choice: SavedChoice }

/** The initial state, from the page's data. */
export function startFinder(choices: FinderChoices): FinderState {
  return { ...choices, device: '', page: pageOf(choices), sent: null, requestId: 0, status: 'idle' }
}

/**
 * Reducer of the selects. `offer` of null is a failed request; `sent` says that the page of the current choice is
 * asked for, `page-changed` brings new page data, `restored` the choice saved when the shopper left the page.
 */
export function finder(state: FinderState, event: FinderEvent): FinderState {
  switch (event.event) {
    case 'chosen':
      return chosen(state, event.select, event.key)
    case 'answered':
      return answered(state, event.requestId, event.offer)
    case 'sent':
      return { ...state, sent: pageOf(state) }
    case 'page-changed':
      return pageChanged(state, event.choices)
    case 'restored':
      return restored(state, event.choice)
  }
}

const pageOf = ({ type, brand }: FinderState['page']) => ({ type, brand })
const isSame = (one: FinderState['page'], other: FinderState['page']) => one.type === other.type && one.brand === other.brand

/**
 * A revalidation without a change, for example after add-to-cart, keeps the state. So does the page that an earlier choice asked
 * for, when it arrives after the shopper has chosen further.
 */
function pageChanged(state: FinderState, choices: FinderChoices): FinderState {
  if (isSame(choices, state.page)) return state
  if (isSame(choices, state) && state.status === 'idle') return { ...state, page: pageOf(choices) }
  if (!isSame(choices, state) && state.sent !== null && isSame(choices, state.sent))
    return { ...state, page: pageOf(choices), sent: null }
  return { ...startFinder(choices), requestId: state.requestId + 1 }
}

/** Clears the selects that depend on the changed one. */
function chosen(state: FinderState, select: FinderSelectName, key: string): FinderState {
  if (state[select] === key) return state
  const requestId = state.requestId + 1
  switch (select) {
    case 'type':
      return {
        ...state,
        requestId,
        type: key,
        brand: '',
        device: '',
        brands: [],
        models: [],
        status: key === '' ? 'idle' : 'loading-brands',
      }
    case 'brand':
      return { ...state, requestId, brand: key, device: '', models: [], status: key === '' ? 'idle' : 'loading-models' }
    case 'device':
      return { ...state, device: key }
  }
}

/**
 * Restores a saved choice and requests its options again. A newer choice, and a page about
 * another type or brand, take precedence.
 */
function restored(state: FinderState, choice: SavedChoice): FinderState {
  const conflicts = (current: string, saved: string) => current !== '' && current !== saved
  if (state.requestId > 0 || conflicts(state.type, choice.type) || conflicts(state.brand, choice.brand)) return state
  if (isSame(choice, state)) return { ...state, device: keyIfOffered(state.models, choice.device) }
  return { ...state, ...choice, requestId: 1, status: choice.brand === '' ? 'loading-brands' : 'loading-models' }
}

/** The key if it is among the options, otherwise ''. */
const keyIfOffered = (offered: FinderChoices['models'], key: string) => (offered.some((one) => one.key === key) ? key : '')

function answered(state: FinderState, requestId: number, offer: DeviceOffer | null): FinderState {
  const isLoading = state.status === 'loading-brands' || state.status === 'loading-models'
  if (requestId !== state.requestId || !isLoading) return state
  if (offer === null) {
    const brand = keyIfOffered(state.brands, state.brand)
    return { ...state, brand, device: keyIfOffered(state.models, state.device), status: 'failed' }
  }
  if (state.status === 'loading-brands') return { ...state, status: 'idle', brands: offer.brands }
  const brands = state.brands.length > 0 ? state.brands : offer.brands
  const { models } = offer
  const chosen = { brand: keyIfOffered(brands, state.brand), device: keyIfOffered(models, state.device) }
  return { ...state, ...chosen, status: 'idle', brands, models }
}
