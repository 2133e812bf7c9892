import type { DeviceOffer, FinderChoices } from './finder-choices'

/**
 * The three selects. Each choice that others follow from is a question with a number of its own, so that an answer to an older one is
 * known when it comes late. '' is nothing chosen.
 */
export type FinderState = FinderChoices & {
  device: string
  /** What the page itself has chosen, in its address. */
  page: Pick<FinderChoices, 'type' | 'brand'>
  question: number
  asking: 'nothing' | 'brands' | 'models' | 'failed'
}

export type FinderSelectName = 'type' | 'brand' | 'device'

/** What was chosen when the page was left. */
export type KeptChoice = Readonly<Record<FinderSelectName, string>>

export type FinderEvent =
  | { event: 'chosen'; select: FinderSelectName; key: string }
  | { event: 'answered'; question: number; offer: DeviceOffer | null }
  | { event: 'given'; choices: FinderChoices }
  | { event: 'kept'; choice: KeptChoice }

/** The selects as the page came. */
export function startFinder(choices: FinderChoices): FinderState {
  return { ...choices, device: '', page: pageOf(choices), question: 0, asking: 'nothing' }
}

/**
 * The selects after something happened. An `offer` of null is a failure; `given` are the choices of the page, when it changed,
 * `kept` what was chosen on it before, by who comes back.
 */
export function finder(state: FinderState, happened: FinderEvent): FinderState {
  switch (happened.event) {
    case 'chosen':
      return chosen(state, happened.select, happened.key)
    case 'answered':
      return answered(state, happened.question, happened.offer)
    case 'given':
      return given(state, happened.choices)
    case 'kept':
      return kept(state, happened.choice)
  }
}

const pageOf = ({ type, brand }: FinderState['page']) => ({ type, brand })
const isSame = (one: FinderState['page'], other: FinderState['page']) => one.type === other.type && one.brand === other.brand

/** A page that only came again, after something was put into the cart, takes nothing back. */
function given(state: FinderState, choices: FinderChoices): FinderState {
  if (isSame(choices, state.page)) return state
  if (isSame(choices, state) && state.asking === 'nothing') return { ...state, page: pageOf(choices) }
  return { ...startFinder(choices), question: state.question + 1 }
}

/** What stood behind the changed select does not fit it any more. */
function chosen(state: FinderState, select: FinderSelectName, key: string): FinderState {
  if (state[select] === key) return state
  const question = state.question + 1
  switch (select) {
    case 'type':
      return {
        ...{ ...state, question, type: key, brand: '', device: '', brands: [], models: [] },
        asking: key === '' ? 'nothing' : 'brands',
      }
    case 'brand':
      return { ...state, question, brand: key, device: '', models: [], asking: key === '' ? 'nothing' : 'models' }
    case 'device':
      return { ...state, device: key }
  }
}

/**
 * What is offered with it is asked for again. It gives way to what has been chosen since, and to a page that is about another
 * type or brand.
 */
function kept(state: FinderState, choice: KeptChoice): FinderState {
  const isOthers = (chosen: string, was: string) => chosen !== '' && chosen !== was
  if (state.question > 0 || isOthers(state.type, choice.type) || isOthers(state.brand, choice.brand)) return state
  if (isSame(choice, state)) return { ...state, device: among(state.models, choice.device) }
  return { ...state, ...choice, question: 1, asking: choice.brand === '' ? 'brands' : 'models' }
}

/** What is chosen is always among what is offered: a select shows no other. */
const among = (offered: FinderChoices['models'], key: string) => (offered.some((one) => one.key === key) ? key : '')

function answered(state: FinderState, question: number, offer: DeviceOffer | null): FinderState {
  if (question !== state.question || (state.asking !== 'brands' && state.asking !== 'models')) return state
  if (offer === null) {
    const brand = among(state.brands, state.brand)
    return { ...state, brand, device: among(state.models, state.device), asking: 'failed' }
  }
  if (state.asking === 'brands') return { ...state, asking: 'nothing', brands: offer.brands }
  const brands = state.brands.length > 0 ? state.brands : offer.brands
  const { models } = offer
  const left = { brand: among(brands, state.brand), device: among(models, state.device) }
  return { ...state, ...left, asking: 'nothing', brands, models }
}
