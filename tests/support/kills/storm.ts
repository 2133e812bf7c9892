import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import { type ComeBack, Interrupted, KillShopper, type WebhookChoice } from './kill-shopper'
import { KILL_STEPS, type KillStep } from './kill-steps'
import type { Random } from './random'
import type { Trap } from './relay'
import type { Part, ShopProcesses } from './shop-processes'

const HOSTED = ['klarna', 'stripe', 'walley-b2c'] as const satisfies readonly ProviderId[]
const ANY_WAY = [...HOSTED, 'invoice'] as const satisfies readonly ProviderId[]
const WEBHOOKS: readonly WebhookChoice[] = ['before', 'after', 'twice', 'never']
/** Milliseconds in which a step must be reached. */
const STEP_TIMEOUT_MS = 20_000
/** Maximum delay of a kill in the middle of work, in milliseconds. */
const MIDDLE_MS = 60
/** Most shoppers come back; `leave`: never again. */
const REACTIONS: readonly (ComeBack | 'leave')[] = ['reload', 'reload', 'again', 'again', 'other way', 'both ways', 'leave']
/** A shopper of a shop that runs again needs no more tries than this. */
const MAX_TRIES = 1

/** A kill, and how many shoppers are buying then. It waits for the first of them who reaches the step. */
export type Kill = { step: KillStep; victims: readonly Part[]; shoppers: number }
/** `troubles`: why a shopper who came back, when the shop ran again, could not buy. */
export type Wave = Omit<Kill, 'shoppers'> & { reached: boolean; shoppers: readonly KillShopper[]; troubles: readonly string[] }

/** Kills in random order, spread evenly over all steps and victims. */
export function planKills(count: number, shoppers: number, random: Random): Kill[] {
  const kinds = KILL_STEPS.flatMap((step) => step.victims.map((victims) => ({ step, victims, shoppers })))
  const rounds = Array.from({ length: Math.ceil(count / kinds.length) }, () => random.shuffled(kinds))
  return rounds.flat().slice(0, count)
}

/** Kills the victims once, while shoppers buy, starts them again, and lets the shoppers do what people do after that. */
export async function runKill(shop: ShopProcesses, kill: Kill, name: string, random: Random): Promise<Wave> {
  const { step, victims } = kill
  const shoppers = Array.from({ length: kill.shoppers }, (_, at) => {
    const payment = random.pick(step.hosted === true ? HOSTED : ANY_WAY)
    const webhook = step.webhook ?? random.pick(WEBHOOKS)
    return new KillShopper(shop.origin, shop.simulator.origin, `${name}-${at}@example.com`, { payment, webhook })
  })
  await Promise.all(shoppers.map((shopper) => shopper.prepare()))
  const trap = setTrap(shop, step, shoppers)
  const buying = shoppers.map(async (shopper, at) => {
    await sleep(at * random.below(100))
    return shopper.buy().catch(interruption)
  })
  const reached = await Promise.race([trap.sprung.then(() => true), sleep(STEP_TIMEOUT_MS, false)])
  if (step.at !== 'approved' && step.at.moment === 'during') await sleep(random.below(MIDDLE_MS))
  await shop.kill(victims)
  const fate = random.pick(['pass', 'drop'] as const)
  const isLate = random.pick([true, false])
  if (!isLate) trap.release(fate)
  await shop.start()
  trap.release(fate)
  shop.relays[relayOf(step)].clear()
  await Promise.all(buying)
  const troubles = await Promise.all(shoppers.map((shopper) => recover(shopper, random)))
  return { step, victims, reached, shoppers, troubles: troubles.filter((trouble) => trouble !== null) }
}

const relayOf = ({ at }: KillStep) => (at === 'approved' ? 'storefront' : at.relay)

function setTrap({ relays }: ShopProcesses, { at }: KillStep, shoppers: readonly KillShopper[]): Trap {
  if (at !== 'approved') return relays[at.relay].set(at.matches, at.moment)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const sprung = new Promise<void>((resolve) => {
    for (const shopper of shoppers) {
      shopper.onApproved = async () => {
        resolve()
        await released
      }
    }
  })
  return { sprung, release }
}

/** Lets a shopper come back until the order is confirmed; answers why it never was. Null too for a shopper who leaves. */
async function recover(shopper: KillShopper, random: Random): Promise<string | null> {
  shopper.onApproved = async () => undefined
  const reasons: string[] = []
  while (shopper.confirmed === null) {
    const reaction = random.pick(REACTIONS)
    if (reaction === 'leave' && reasons.length === 0) return null
    if (reaction === 'leave') continue
    const reason = await shopper.comeBack(reaction, random.pick(ANY_WAY)).then(() => null, interruption)
    if (reason !== null) reasons.push(`${reaction}: ${reason}`)
    if (reasons.length === MAX_TRIES) return `${shopper.email}: ${reasons.join(' | ')}`
  }
  return null
}

function interruption(error: unknown): string {
  if (error instanceof Interrupted) return error.message
  throw error
}
