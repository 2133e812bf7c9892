import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { orderMailTokens } from '../../../backend/accounts/order-mail-token'
import { jobRunner } from '../../../backend/jobs/run-job'
import { runDueJobs } from '../../../backend/jobs/worker'
import type { Backend, TestShop } from './open-shop'
import { ownAddress } from './own-address'
import { Shopping } from './shopping'
import type { Answer, Visitor } from './visitor'

/** Orders a product as a new visitor, and gives the order's id. */
export async function orderedId(shop: TestShop, language: Language = 'sv', sku = 'LR6-24'): Promise<string> {
  const shopping = new Shopping(shop.visitor({}, ownAddress()), shop.backend, language)
  await shopping.add(sku)
  const answer = await shopping.order(await shopping.checkout())
  return /confirmation\/([\da-f-]{36})/.exec(answer.location)?.[1] ?? `no order: ${answer.status} ${answer.location}`
}

/** Sends the mails that are due, and gives the newest one-time link, as path and query. */
export async function mailedLink({ services, mails }: Backend): Promise<string> {
  await runDueJobs(services, jobRunner(services))
  const links = mails.flatMap(({ text }) => /https?:\S+order_link=\S+/.exec(text)?.[0] ?? [])
  const { pathname, search } = new URL(links.at(-1) ?? 'http://no.link')
  return pathname + search
}

/** Opens an order by the link of a mail about it, and follows it. */
export async function openByMail(visitor: Visitor, backend: Backend, id: string, language: Language = 'sv'): Promise<Answer> {
  const token = await orderMailTokens.sign(id, backend.clock.now, backend.services)
  return visitor.follow(await visitor.get(`${href('myOrder', language, { id })}?order_access=${token}`))
}
