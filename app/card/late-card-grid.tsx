import { type ComponentType, createElement, useSyncExternalStore } from 'react'
import { withStrings } from '../store/late-strings'
import { CardGrid as CardGridOnServer, type CardGridProps } from './card-grid'

let loaded: ComponentType<CardGridProps> | null = import.meta.env.SSR ? CardGridOnServer : null
const waiting = new Set<() => void>()

/**
 * Loads the code of a grid of cards, which is no part of the first load: a document brings its cards as markup (decision 081).
 * Nothing else in the first load may import it.
 */
export async function loadCardGrid(): Promise<void> {
  if (loaded !== null) return
  loaded = (await withStrings(import('./card-grid'))).CardGrid
  for (const show of waiting) show()
}

/** Whether the code of `LateCardGrid` is there. */
export function useCardGridLoaded(): boolean {
  return useSyncExternalStore(onLoaded, isLoaded, isLoaded)
}

/** The grid of cards; nothing until its code is there. */
export function LateCardGrid(props: CardGridProps) {
  return loaded && createElement(loaded, props)
}

const isLoaded = () => loaded !== null

function onLoaded(show: () => void): () => void {
  waiting.add(show)
  return () => waiting.delete(show)
}
