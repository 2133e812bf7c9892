import { latePart } from '../fragments/late-part'
import { Alternatives, RelatedCarousels } from './related-carousels'

const load = () => import('./related-carousels')

/** The carousels of a product page, whose code is loaded when they are near the viewport. */
export const LateCarousels = latePart(import.meta.env.SSR ? RelatedCarousels : null, async () => (await load()).RelatedCarousels)

/** Only for a product that cannot be ordered, whose page shows them near the top. */
export const LateAlternatives = latePart(import.meta.env.SSR ? Alternatives : null, async () => (await load()).Alternatives)
