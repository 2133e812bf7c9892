import { parseDocument } from 'htmlparser2'

/** A parsed document. */
export type Tree = ReturnType<typeof parseDocument>
type Node = Tree['children'][number]
export type Element = Extract<Node, { attribs: unknown }>

export const parseHtml = (html: string): Tree => parseDocument(html)

const isElement = (node: Node): node is Element => 'attribs' in node

/** Every element in a tree, in the order of the document. */
export const allElements = (root: Tree | Element): Element[] => collect(root, () => true, [])

/** The elements in a tree, in the order of the document, without what is hidden from everyone. */
export const elementsIn = (root: Tree | Element): Element[] => collect(root, (element) => !isHidden(element), [])

/** Adds the elements that are taken, and those in them, to one list: tests walk whole pages thousands of times. */
function collect(root: Tree | Element, takes: (element: Element) => boolean, found: Element[]): Element[] {
  for (const node of root.children) {
    if (!isElement(node) || !takes(node)) continue
    found.push(node)
    collect(node, takes, found)
  }
  return found
}

const TEXT = 3
const UNREAD = ['script', 'style', 'template', 'head']

function isHidden({ name, attribs }: Element): boolean {
  if (UNREAD.includes(name) || attribs.hidden !== undefined) return true
  return attribs['aria-hidden'] === 'true' || (name === 'dialog' && attribs.open === undefined)
}

/** The text in an element as it is read: images by their names, hidden parts left out, space as one blank, no soft hyphens. */
export function textOf(root: Tree | Element): string {
  return plainText(rawText(root))
}

/** Text as `textOf` gives it, so that the two can be compared. */
export const plainText = (text: string): string => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()

function rawText(root: Tree | Element): string {
  const parts = root.children.map((node) => {
    if (!isElement(node)) return node.nodeType === TEXT && 'data' in node ? node.data : ''
    if (isHidden(node)) return ''
    return ` ${pictureName(node) ?? rawText(node)} `
  })
  return parts.join('')
}

const pictureName = ({ attribs }: Element) => attribs.alt ?? (attribs.role === 'img' ? attribs['aria-label'] : undefined)

/** The nearest element around this one that fits. */
export function closest(element: Element, fits: (around: Element) => boolean): Element | undefined {
  for (let around = element.parent; around !== null && 'attribs' in around; around = around.parent) {
    if (fits(around)) return around
  }
  return undefined
}
