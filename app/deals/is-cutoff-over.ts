import type { BannerData, DeliveryCutoff } from './shown-banner'

type Cutoff = { delivery: Pick<DeliveryCutoff, 'until'> | null } & Pick<BannerData, 'now'>

/** Whether the cut-off of the next delivery was still to come when the server answered, and is over now. */
export function isCutoffOver({ delivery, now: answered }: Cutoff, now: number): boolean {
  const cutoff = Date.parse(delivery?.until ?? '')
  return answered < cutoff && cutoff <= now
}
