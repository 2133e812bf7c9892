import { type Element, elementsIn, parseHtml, plainText, textOf, type Tree } from './html-tree'
import { descriptionOf, nameOf, type Role, roleOf } from './roles'

/**
 * A page, or an element of it with all that lies in it, in which others are found by role and name as assistive technology does.
 */
export class Part {
  private constructor(
    readonly tree: Tree,
    /** Undefined for the page as a whole. */
    private readonly found: Element | undefined,
  ) {}

  static ofPage(html: string): Part {
    return new Part(parseHtml(html), undefined)
  }

  /** Those with a role and, when it is given, with exactly this name or one like it; in the order of the page. */
  all(role: Role, name?: string | RegExp): Part[] {
    const wanted = typeof name === 'string' ? plainText(name) : name
    return this.within()
      .filter((element) => roleOf(element) === role)
      .filter((element) => wanted === undefined || fits(nameOf(element, this.tree), wanted))
      .map((element) => this.of(element))
  }

  /** The only one. Throws when there is none or more than one, and names those of the role that there are. */
  one(role: Role, name?: string | RegExp): Part {
    const [first, ...more] = this.all(role, name)
    if (first !== undefined && more.length === 0) return first
    const there = this.all(role).map((part) => part.name)
    throw new Error(
      `${first ? more.length + 1 : 'No'} ${role} ${String(name ?? '')} in ${this.found?.name ?? 'the page'}: ${there.join(' | ')}`,
    )
  }

  /** The first of them; throws when there is none. */
  first(role: Role, name?: string | RegExp): Part {
    return this.all(role, name)[0] ?? this.one(role, name)
  }

  has(role: Role, name?: string | RegExp): boolean {
    return this.all(role, name).length > 0
  }

  of(element: Element): Part {
    return new Part(this.tree, element)
  }

  /** The element with an id, when it is there. */
  byId(id: string): Part | undefined {
    const element = this.within().find(({ attribs }) => attribs.id === id)
    return element && this.of(element)
  }

  get text(): string {
    return textOf(this.found ?? this.tree)
  }

  get name(): string {
    return nameOf(this.element, this.tree)
  }

  get description(): string {
    return descriptionOf(this.element, this.tree)
  }

  /** The value that a field would send. */
  get value(): string {
    return valueOf(this.element)
  }

  attribute(name: string): string | undefined {
    return this.element.attribs[name]
  }

  get disabled(): boolean {
    return this.attribute('disabled') !== undefined || this.attribute('aria-disabled') === 'true'
  }

  get checked(): boolean {
    return this.attribute('checked') !== undefined
  }

  get element(): Element {
    if (this.found === undefined) throw new Error('A page is no element')
    return this.found
  }

  /** The page that the part belongs to. */
  get page(): Part {
    return new Part(this.tree, undefined)
  }

  private within(): Element[] {
    return elementsIn(this.found ?? this.tree)
  }
}

const fits = (name: string, wanted: string | RegExp) => (typeof wanted === 'string' ? name === wanted : wanted.test(name))

/** The value that a field would send, if it is sent. */
export function valueOf(field: Element): string {
  const { name, attribs } = field
  if (name === 'select') {
    const options = elementsIn(field).filter((element) => element.name === 'option')
    return (options.find((option) => option.attribs.selected !== undefined) ?? options[0])?.attribs.value ?? ''
  }
  // Text typed into a text area is in `value`. React writes a line break first, which browsers drop.
  if (name === 'textarea') return attribs.value ?? rawText(field).replace(/^\n/, '')
  return attribs.value ?? (attribs.type === 'checkbox' || attribs.type === 'radio' ? 'on' : '')
}

const rawText = ({ children }: Element) => children.map((node) => ('data' in node ? node.data : '')).join('')
