import { allElements, closest, type Element, elementsIn, plainText, textOf, type Tree } from './html-tree'

const BY_TAG: ReadonlyMap<string, Role> = new Map(
  Object.entries({
    a: 'link',
    article: 'article',
    aside: 'complementary',
    button: 'button',
    dd: 'definition',
    dialog: 'dialog',
    fieldset: 'group',
    footer: 'contentinfo',
    form: 'form',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    header: 'banner',
    img: 'img',
    li: 'listitem',
    main: 'main',
    nav: 'navigation',
    ol: 'list',
    option: 'option',
    progress: 'progressbar',
    section: 'region',
    select: 'combobox',
    textarea: 'textbox',
    ul: 'list',
  }),
)
const BY_TYPE: ReadonlyMap<string, Role> = new Map(
  Object.entries({
    button: 'button',
    checkbox: 'checkbox',
    email: 'textbox',
    number: 'spinbutton',
    radio: 'radio',
    search: 'searchbox',
    submit: 'button',
    tel: 'textbox',
    text: 'textbox',
  }),
)

/** The roles that a test may ask for. */
export type Role =
  | ('alert' | 'article' | 'banner' | 'button' | 'checkbox' | 'combobox' | 'complementary' | 'contentinfo' | 'definition')
  | ('dialog' | 'form' | 'group' | 'heading' | 'img' | 'link' | 'list' | 'listitem' | 'main' | 'navigation' | 'option')
  | ('progressbar' | 'radio' | 'region' | 'searchbox' | 'spinbutton' | 'status' | 'textbox' | 'timer')

/** The role of an element, as far as the shop's pages use them; undefined for what only groups or words others. */
export function roleOf(element: Element): string | undefined {
  const { name, attribs } = element
  if (attribs.role !== undefined) return attribs.role
  if (name === 'input') return BY_TYPE.get(attribs.type ?? 'text')
  if (name === 'a' && attribs.href === undefined) return undefined
  const inSection = () => closest(element, (around) => ['article', 'aside', 'main', 'nav', 'section'].includes(around.name))
  if ((name === 'header' || name === 'footer') && inSection()) return undefined
  return BY_TAG.get(name)
}

const NAMED_BY_CONTENT = ['button', 'heading', 'link', 'option']

/** The accessible name of an element, '' when it has none. */
export function nameOf(element: Element, tree: Tree): string {
  const { attribs } = element
  if (attribs['aria-labelledby'] !== undefined) return textById(attribs['aria-labelledby'], tree)
  if (attribs['aria-label'] !== undefined) return plainText(attribs['aria-label'])
  const label = labelOf(element, tree)
  if (label !== undefined) return label
  if (NAMED_BY_CONTENT.includes(roleOf(element) ?? '')) return textOf(element) || plainText(attribs.value ?? attribs.title ?? '')
  return plainText(attribs.alt ?? attribs.title ?? attribs.placeholder ?? '')
}

/** The text that `aria-describedby` points at. */
export const descriptionOf = ({ attribs }: Element, tree: Tree): string => textById(attribs['aria-describedby'] ?? '', tree)

function labelOf(element: Element, tree: Tree): string | undefined {
  if (element.name === 'fieldset') return captionOf(element)
  if (!['input', 'select', 'textarea'].includes(element.name)) return undefined
  const around = closest(element, ({ name }) => name === 'label')
  const { id } = element.attribs
  const pointing = id === undefined ? [] : elementsIn(tree).filter(({ name, attribs }) => name === 'label' && attribs.for === id)
  const labels = new Set([...(around ? [around] : []), ...pointing])
  return labels.size === 0 ? undefined : plainText([...labels].map(textOf).join(' '))
}

function captionOf(fieldset: Element): string | undefined {
  const legend = elementsIn(fieldset).find(({ name }) => name === 'legend')
  return legend && textOf(legend)
}

function textById(ids: string, tree: Tree): string {
  const named = ids.split(' ').flatMap((id) => allElements(tree).filter(({ attribs }) => id !== '' && attribs.id === id))
  return plainText(named.map((element) => element.attribs['aria-label'] ?? textOf(element)).join(' '))
}
