import type { Element } from '../plain/html-tree'

/** The text of an element that holds text alone, such as a script or a title. */
export const rawText = ({ children }: Pick<Element, 'children'>): string =>
  children.map((node) => ('data' in node ? node.data : '')).join('')
