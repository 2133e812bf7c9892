import { latePart } from '../fragments/late-part'
import { ProductFacts } from './product-facts'
import { SetMembers } from './set-members'

/** Parts of a product page whose code is loaded when they are near the viewport. */
export const LateProductFacts = latePart(
  import.meta.env.SSR ? ProductFacts : null,
  async () => (await import('./product-facts')).ProductFacts,
)

/** Only for a set. */
export const LateSetMembers = latePart(
  import.meta.env.SSR ? SetMembers : null,
  async () => (await import('./set-members')).SetMembers,
)
