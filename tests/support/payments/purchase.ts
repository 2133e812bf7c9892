import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import type { PaymentMethodId } from '../../../app/commerce/contract/payment'
import type { WebhookTiming } from '../../../backend/payments/simulator/page-texts'
import type { SimulatedOutcome } from '../../../backend/payments/simulator/provider-simulator'
import { storeOf } from '../../../app/store/stores'
import { anyGiftCard } from '../../../backend/tests/any-gift-card'
import { BUYERS, COMPANIES } from '../shop/buyers'
import { ownAddress } from '../shop/own-address'
import { elements, words } from '../shop/read-page'
import { Shopping } from '../shop/shopping'
import { translator } from '../shop/translator'
import type { Answer } from '../shop/visitor'
import { GOODS, type PaymentWorld, STOCK } from './payment-world'

/** Long enough for a webhook to wait until it is delivered by hand. */
const WAITING = { webhook: 'late', seconds: '3600' } as const

/** When a webhook comes, as seen from the return of the shopper. `held`: it waits until PaymentWorld.deliverWebhooks. */
export type Timing = Exclude<WebhookTiming, 'after' | 'late'> | 'held'

/** An amount of one of the four storefronts at the start of a text. */
const AMOUNT = /^\s*(\d[\d.,\s]*(?:kr\.?|€))/u

/** One shopper who buys GOODS in one storefront and pays in one way. */
export class Purchase {
  readonly shopping: Shopping
  /** The provider's pages that were shown to the shopper, newest last. */
  readonly pages: string[] = []
  /** The total that the checkout showed, as text. */
  shownTotal = ''
  checkoutId = ''
  /** The gift card that pays, with its amount. */
  card: { id: string; amount: number } | null = null

  constructor(
    readonly world: PaymentWorld,
    readonly language: Language,
    readonly method: PaymentMethodId,
  ) {
    this.shopping = new Shopping(world.shop.visitor({}, ownAddress()), world.backend, language)
  }

  get page(): string {
    const page = this.pages.at(-1)
    if (page === undefined) throw new Error('The shopper was not sent to a provider')
    return page
  }

  /** Fills the cart. The code makes prices that are no whole amounts. */
  async fill(): Promise<void> {
    for (const { sku, quantity } of GOODS) await this.shopping.add(sku, quantity)
    await this.shopping.addCode('KRAFT10')
  }

  /** Adds a gift card of this amount, in the currency of the storefront, to the checkout. */
  async addCard(amount: number): Promise<void> {
    const { backend } = this.world
    const { currency } = storeOf(this.language)
    const { id, code } = await anyGiftCard(backend, { initial_amount: amount, currency })
    // Fills the stock again: the order that the card was bought with is not part of this purchase.
    await this.world.setStock(STOCK)
    this.card = { id, amount }
    await this.shopping.order({ ...(await this.form()), intent: 'add-gift-card', gift_card_code: code })
  }

  /** The filled form of the checkout, with this way to pay. Notes the total it shows. */
  async form(method: PaymentMethodId = this.method): Promise<Record<string, string>> {
    const { language } = this
    const company = method === 'walley-b2b' ? COMPANIES[language] : {}
    const typed = { ...BUYERS[language], ...company, payment_method: method }
    const { body, fields } = await this.shopping.chooseInCheckout(typed)
    const t = translator(language)
    const label = t(this.card === null ? 'checkout.total' : 'giftCard.total')
    const [, ...after] = words(body).split(label)
    // Where prices are shown without VAT, the total says that it includes it. In German a button below it has the word too.
    const amounts = after.flatMap((text) => AMOUNT.exec(text.replace(t('vat.including'), ''))?.[1] ?? [])
    this.shownTotal = amounts.at(-1) ?? ''
    this.checkoutId = fields.checkout_id ?? ''
    return { ...fields, ...company, payment_method: method }
  }

  /** Orders, and goes to the provider's page where there is one. Answers the last page of the shop. */
  async order(method: PaymentMethodId = this.method): Promise<Answer> {
    return this.handOver(await this.shopping.order(await this.form(method)))
  }

  /** Follows the answer of an order. */
  async handOver(ordered: Answer): Promise<Answer> {
    if (ordered.location === '') return ordered
    const page = await this.shopping.visitor.follow(ordered)
    const refresh = elements(page.body, 'meta').find(({ content }) => content?.startsWith('0;url='))?.content
    const isLinked = elements(page.body, 'a').some(({ href: to }) => `0;url=${to}` === refresh)
    if (refresh !== undefined && isLinked) this.pages.push(refresh.slice('0;url='.length))
    return page
  }

  /** Fills the cart and orders. */
  async begin(): Promise<void> {
    await this.fill()
    await this.order()
    if (this.pages.length === 0) throw new Error('The order did not lead to a payment page')
  }

  /** The provider's page, as text. */
  async openPage(): Promise<string> {
    return words(await (await fetch(this.page)).text())
  }

  /** Decides on the provider's page. Answers where the browser is sent in the shop; null when it stays there. */
  async choose(outcome: SimulatedOutcome, timing: Timing): Promise<string | null> {
    const webhook = timing === 'held' ? WAITING : { webhook: timing }
    const body = new URLSearchParams({ outcome, ...webhook })
    const answer = await fetch(this.page, { method: 'POST', body, redirect: 'manual' })
    await answer.body?.cancel()
    const to = new URL(answer.headers.get('location') ?? this.page, this.page)
    return to.origin === this.world.door.origin ? to.pathname + to.search : null
  }

  /** Opens a path of the shop, and goes where it leads. */
  async visit(path: string, visitor = this.shopping.visitor): Promise<Answer> {
    let answer = await visitor.get(path)
    for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 5; hops += 1) answer = await visitor.follow(answer)
    return answer
  }

  /** The pieces in the cart, by its page. */
  async cart(): Promise<number[]> {
    return (await this.shopping.cart()).lines.map(({ quantity }) => quantity)
  }

  /** The page of a failed checkout or of a confirmation, by the id of an order. */
  pathOf = (page: 'confirmation' | 'checkoutFailed' | 'checkout', id?: string): string =>
    href(page, this.language, id === undefined ? {} : { id })
}
