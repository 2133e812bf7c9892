import { fixtureIdOf } from '../../../backend/tests/fixture/seed'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import { BUYERS } from '../shop/buyers'
import { fromOwnAddress } from '../shop/own-address'
import { elements, formFields, heading, words } from '../shop/read-page'
import { Shopping } from '../shop/shopping'
import { translator } from '../shop/translator'
import { type Answer, type Fields, Visitor } from '../shop/visitor'
import type { Witness } from './audit'

/** Milliseconds until a shopper gives up waiting for an answer. */
const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 5
/** The cart of every shopper: pieces by sku. */
export const BASKET = [
  ['CR2032', 5],
  ['TESTER', 1],
] as const

/** The choice on the test payment page of when the webhook is sent. */
export type WebhookChoice = 'before' | 'after' | 'twice' | 'never'
/**
 * The shopper's reaction to an interruption. `reload`: the same request again. `again`: opens the checkout
 * and orders again. `other way`: the same with another way to pay. `both ways`: pays the former payment too,
 * whose page is still open in another tab.
 */
export type ComeBack = 'reload' | 'again' | 'other way' | 'both ways'

/** The shop did not answer, or answered with a page from which the purchase cannot continue. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

const t = translator('sv')

/** A shopper without scripts who buys the basket once. Calls throw `Interrupted`, after which the shopper may come back. */
export class KillShopper {
  /** The number on the confirmation, once it was seen. */
  confirmed: string | null = null
  /** Payments that were approved at a provider. */
  approved = 0
  changedMind = false
  /** Called when a payment was approved, before the shopper returns to the shop. */
  onApproved: () => Promise<void> = async () => undefined
  private readonly shopping: Shopping
  private form: Fields = {}
  private payAt: string | null = null
  private returnTo: string | null = null

  constructor(
    origin: string,
    private readonly simulatorOrigin: string,
    readonly email: string,
    private choice: { payment: ProviderId; webhook: WebhookChoice },
  ) {
    const send = (request: Request) => fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    this.shopping = new Shopping(new Visitor(send, origin, fromOwnAddress()), { idOf: fixtureIdOf })
  }

  /** Fills the cart and the checkout form. */
  async prepare(): Promise<void> {
    for (const [sku, quantity] of BASKET) await this.shopping.add(sku, quantity)
    this.form = this.filled(await this.shopping.checkout())
  }

  /** From pressing "order" to the confirmation. */
  buy(): Promise<void> {
    return this.orInterrupted(() => this.press())
  }

  /** Does something about an interrupted purchase. `pays` is the way to pay for those who choose another. */
  comeBack(how: ComeBack, pays: ProviderId): Promise<void> {
    return this.orInterrupted(async () => {
      if (how === 'reload') return this.reload()
      const former = this.payAt
      if (how !== 'again') {
        this.changedMind = true
        this.choice = { ...this.choice, payment: pays }
      }
      const page = await this.follow(await this.get(this.shopping.checkoutPath))
      if (this.isConfirmation(page)) return
      if (heading(page.body) !== t('checkout.title')) throw new Interrupted(`the checkout shows: ${heading(page.body)}`)
      this.form = this.filled({ ...formFields(page.body, 'checkout'), ...BUYERS.sv })
      await this.press()
      if (how === 'both ways' && former !== null && former !== this.payAt) await this.approve(former)
    })
  }

  /** Reads the page that the purchase ended on. */
  async look(): Promise<Witness['sees']> {
    const checkout = await this.follow(await this.get(this.shopping.checkoutPath))
    const latest = this.isConfirmation(checkout) ? checkout : await this.get('/sv/checkout/confirmation')
    if (this.isConfirmation(latest)) return { confirmation: numberOn(latest) }
    const { lines, status } = await this.shopping.cart()
    const quantities = lines.map(({ quantity }) => quantity).toSorted((a, b) => a - b)
    const expected = BASKET.map(([, quantity]) => quantity).toSorted((a, b) => a - b)
    const isWhole = JSON.stringify(quantities) === JSON.stringify(expected)
    return isWhole ? 'cart' : { wrong: `${checkout.status} ${heading(checkout.body)}; cart ${status} ${quantities.join(',')}` }
  }

  private async reload(): Promise<void> {
    if (this.returnTo !== null) return this.goOn(await this.get(this.returnTo))
    return this.payAt === null ? this.press() : this.pay(this.payAt)
  }

  private async press(): Promise<void> {
    this.payAt = null
    this.returnTo = null
    await this.goOn(await this.shopping.order(this.form))
  }

  /** Continues from the answer to an order or a return: at the provider, if anything is left to do. */
  private async goOn(first: Answer): Promise<void> {
    const page = await this.follow(first)
    if (this.isConfirmation(page)) return
    const link = elements(page.body, 'a').find(({ href }) => href?.startsWith(this.simulatorOrigin))?.href
    if (link !== undefined) return this.pay(link)
    const [alert = ''] = /<[^>]*role="alert".*?<\/div>/s.exec(page.body) ?? []
    throw new Interrupted(`${page.where.pathname} answered ${page.status} ${heading(page.body)} ${words(alert)}`)
  }

  private async pay(page: string): Promise<void> {
    this.payAt = page
    this.returnTo = await this.approve(page)
    if (this.returnTo === null) throw new Interrupted('the payment is closed')
    await this.onApproved()
    await this.goOn(await this.get(this.returnTo))
  }

  /** Approves a payment at its provider; answers where that leads back to, null when the payment is closed. */
  private async approve(page: string): Promise<string | null> {
    const body = new URLSearchParams({ outcome: 'approve', webhook: this.choice.webhook })
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    await answer.body?.cancel()
    if (answer.status !== 303) return null
    this.approved += 1
    return answer.headers.get('location')
  }

  private filled(fields: Fields): Fields {
    return { ...fields, email: this.email, payment_method: this.choice.payment }
  }

  private isConfirmation(page: Answer): boolean {
    const isShown = page.status === 200 && heading(page.body) === t('confirmation.title')
    if (isShown) this.confirmed = numberOn(page)
    return isShown
  }

  private get = (path: string) => this.shopping.visitor.get(path)

  private async follow(first: Answer): Promise<Answer> {
    let answer = first
    for (let redirects = 0; answer.location !== '' && redirects < MAX_REDIRECTS; redirects += 1) {
      answer = await this.shopping.visitor.follow(answer)
    }
    return answer
  }

  /** Broken connections and timeouts are interruptions too. */
  private async orInterrupted(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (error instanceof Interrupted) throw error
      throw new Interrupted(`no answer: ${String(error)}`, { cause: error })
    }
  }
}

const numberOn = ({ body }: Answer): string => /\b(?:SE|NO|DE|DK)\d{6}\b/.exec(words(body))?.[0] ?? ''
