import { createContext } from 'react'
import type { Translations } from '../store/translations'
import type { VatDisplay } from '../store/vat-display'

/** The input of a fragment's markup. */
export type FragmentSource = { of: readonly unknown[]; vat: VatDisplay; translations: Translations }

/** The fragments of the page that is being rendered on the server. */
export type PageFragments = {
  /** `mark` stands for the fragment in the page. When `known`, its markup need not be rendered. */
  open: (source: FragmentSource) => { mark: string; known: boolean }
  /** The mark that stands for fragments side by side; null unless the markup of all is known. */
  openKnown: (sources: readonly FragmentSource[]) => string | null
}

/** Null in a browser, where React renders and hydrates every fragment as any other component. */
export const PageFragmentsContext = createContext<PageFragments | null>(null)
