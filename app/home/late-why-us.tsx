import { latePart } from '../fragments/late-part'
import { WhyUs } from './why-us'

/** The end of the home page. */
export const LateWhyUs = latePart(import.meta.env.SSR ? WhyUs : null, async () => (await import('./why-us')).WhyUs)
