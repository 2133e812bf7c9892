import { latePart } from '../fragments/late-part'
import { Reviews } from './reviews'

/** The reviews below a product, whose code is loaded when they are near the viewport. */
export const LateReviews = latePart(import.meta.env.SSR ? Reviews : null, async () => (await import('./reviews')).Reviews)
