import type { Translate } from '../store/translate'

/** The words of the button while a subscription to `name` is chosen: nothing is bought before the order, and then not once, so it speaks of the cart. */
export const subscribeWords = (name: string, t: Translate) => ({
  text: t('product.subscribe'),
  label: t('product.subscribe.label', { name }),
})
