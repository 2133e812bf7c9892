import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { BUYERS } from './buyers'
import { type Backend, ORIGIN } from './open-shop'
import { elements, formFields, words } from './read-page'
import type { Answer, Fields, Visitor } from './visitor'

/** Submits the forms of cart and checkout as one visitor of one storefront. */
export class Shopping {
  readonly cartPath: string
  readonly checkoutPath: string

  constructor(
    readonly visitor: Visitor,
    private readonly backend: Pick<Backend, 'idOf'>,
    readonly language: Language = 'sv',
  ) {
    this.cartPath = href('cart', language)
    this.checkoutPath = href('checkout', language)
  }

  add(sku: string, quantity = 1, more: Fields = {}): Promise<Answer> {
    const product = { product_id: String(this.backend.idOf(sku)), quantity: String(quantity) }
    return this.visitor.post(this.cartPath, { intent: 'add', ...product, return_to: href('home', this.language), ...more })
  }

  change(uuid: string, quantity: number | string, more: Fields = {}): Promise<Answer> {
    return this.visitor.post(this.cartPath, { intent: 'change', uuid, quantity: String(quantity), ...more })
  }

  remove(uuid: string): Promise<Answer> {
    return this.visitor.post(this.cartPath, { intent: 'remove', uuid })
  }

  addCode(code: string): Promise<Answer> {
    return this.visitor.post(this.cartPath, { intent: 'add-code', code })
  }

  removeCode(code: string): Promise<Answer> {
    return this.visitor.post(this.cartPath, { intent: 'remove-code', code })
  }

  /** The cart as shown on its page. */
  async cart() {
    const { body, status } = await this.visitor.get(this.cartPath)
    return { status, body, text: words(body), lines: cartLines(body) }
  }

  /**
   * The fields of the checkout form, filled in with an address in the storefront's country. As a shopper without scripts does, it
   * sends the address first, to see the deliveries and service points there.
   */
  async checkout(): Promise<Record<string, string>> {
    return (await this.chooseInCheckout(BUYERS[this.language])).fields
  }

  /** The checkout after these fields were typed and chosen: its page, and the fields of its form. */
  async chooseInCheckout(typed: Fields): Promise<{ body: string; fields: Record<string, string> }> {
    const blank = await this.checkoutForm()
    await this.visitor.post(this.checkoutPath, { ...blank.fields, ...typed, intent: 'update' })
    return this.checkoutForm()
  }

  private async checkoutForm() {
    const { body, status, location } = await this.visitor.get(this.checkoutPath)
    if (status !== 200) throw new Error(`The checkout answered ${status} ${location}`)
    return { body, fields: formFields(body, 'checkout') }
  }

  order(form: Fields): Promise<Answer> {
    return this.visitor.post(this.checkoutPath, form)
  }
}

/** The uuid, quantity and product slug of each line, in order. */
function cartLines(html: string) {
  return [...html.matchAll(/<li\b(?:(?!<\/li>).)*name="quantity".*?<\/li>/gs)].map(([line]) => {
    const inputs = elements(line, 'input')
    const value = (name: string) => inputs.find((input) => input.name === name)?.value ?? ''
    const link = elements(line, 'a')[0]?.href ?? ''
    return {
      uuid: value('uuid'),
      quantity: Number(value('quantity')),
      slug: new URL(link, ORIGIN).pathname.replace(/.*\/|\.html/g, ''),
    }
  })
}
