import type { Answer, Visitor } from '../shop/visitor'
import { defaultButton, fill, submission } from './forms'
import { Part } from './part'

const MAX_REDIRECTS = 5

/**
 * A browser without scripts: opens pages, follows links, fills in forms and sends them as the page's HTML says. Whatever needs
 * layout, focus or scripts is a journey's (tests/journeys).
 */
export class PlainBrowser {
  private answer: Answer | undefined
  private parsed: Part | undefined

  constructor(readonly visitor: Visitor) {}

  async open(path: string): Promise<Part> {
    return this.show(await this.visitor.get(path))
  }

  /** Follows a link, as it stands on the page. */
  async follow(link: Part): Promise<Part> {
    const to = link.attribute('href')
    if (to === undefined) throw new Error(`${link.name} is no link`)
    return this.open(new URL(to, this.shown.where).href)
  }

  /** Presses a button that sends a form. */
  async press(button: Part): Promise<Part> {
    const { action, method, fields } = submission(button)
    const target = new URL(action ?? this.shown.where.href, this.shown.where)
    if (method === 'post') return this.show(await this.visitor.post(target.href, fields))
    target.search = fields.toString()
    return this.open(target.href)
  }

  /** Types into a field and presses Enter, which presses the first button of its form. */
  async enter(field: Part, text: string): Promise<Part> {
    fill(field, text)
    return this.press(defaultButton(field))
  }

  get page(): Part {
    if (this.parsed === undefined) throw new Error('No page is open')
    return this.parsed
  }

  get status(): number {
    return this.shown.status
  }

  /** The path with its query, without origin and fragment. */
  get path(): string {
    return this.shown.where.pathname + this.shown.where.search
  }

  /** The level 1 heading of the page. */
  get title(): string {
    const headings = this.page.all('heading').filter(({ element }) => element.name === 'h1')
    return headings.map(({ text }) => text).join(' | ')
  }

  /** The language that the page says it is in. */
  get language(): string | undefined {
    return /<html lang="([\w-]+)"/.exec(this.shown.body)?.[1]
  }

  private get shown(): Answer {
    if (this.answer === undefined) throw new Error('No page is open')
    return this.answer
  }

  private async show(first: Answer): Promise<Part> {
    let answer = first
    for (let redirects = 0; answer.location !== ''; redirects += 1) {
      if (redirects === MAX_REDIRECTS) throw new Error(`${first.where.href} redirects without an end`)
      answer = await this.visitor.follow(answer)
    }
    this.answer = answer
    this.parsed = Part.ofPage(answer.body)
    return this.parsed
  }
}
