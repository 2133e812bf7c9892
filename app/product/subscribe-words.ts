import type { Translate } from '../store/translate'

/**
 * The text of the button while a subscription to `name` is chosen. It names the cart instead of buying: nothing is bought before
 * the order, and then it is bought repeatedly.
 */
export const subscribeWords = (name: string, t: Translate) => ({
  text: t('product.subscribe'),
  label: t('product.subscribe.label', { name }),
})
