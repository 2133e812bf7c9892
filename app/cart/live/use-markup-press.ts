import { useLayoutEffect } from 'react'
import { useTranslation } from '../../store/use-translation'
import type { KnownProduct } from '../rules/cart-request'
import { readKnownText } from './known-text'
import { pressedAdds } from './pressed-adds'

/** The buttons that wait for the answer to their press, and what makes them look as before. */
const waiting = new Map<Element, () => void>()

/**
 * For cards that are markup alone (app/fragments/document-part.tsx), the one listener around them: it does for each add button
 * what `CardAddButton` does for its own. The button's accessible name has the product's name, and the card its picture.
 */
export function useMarkupPress(): (event: MouseEvent) => void {
  const { t } = useTranslation()
  // Before the markup is kept as it leaves the page: React runs the cleanups of a parent first.
  useLayoutEffect(() => () => waiting.forEach((show) => show()), [])
  const [before = '', after = ''] = t('cart.add.label', { name: '\n' }).split('\n')
  return (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[name="product_id"]') : null
    if (!(button instanceof HTMLButtonElement)) return
    if (waiting.has(button)) {
      event.preventDefault()
      return
    }
    const label = button.ariaLabel ?? ''
    pressedAdds.set(button, {
      name: label.slice(before.length, label.length - after.length),
      known: readKnownText(button.dataset.known ?? '', pictureOf(button)),
      onSend: (answered) => {
        const show = showAdding(button, t('cart.adding'))
        void answered.finally(show)
      },
    })
  }
}

function pictureOf(button: Element): KnownProduct['thumb'] {
  const picture = button.closest('article')?.querySelector('img')
  const url = picture?.getAttribute('src')
  return picture && url
    ? { url, width: Number(picture.getAttribute('width')), height: Number(picture.getAttribute('height')) }
    : null
}

/** Shows that a button waits; returns the function that ends it. */
function showAdding(button: HTMLButtonElement, text: string): () => void {
  const words = button.lastChild
  const before = words?.textContent ?? ''
  const say = (said: string) => {
    if (words !== null) words.textContent = said
  }
  // With `disabled` it would lose the focus.
  button.setAttribute('aria-disabled', 'true')
  say(text)
  const end = () => {
    waiting.delete(button)
    button.removeAttribute('aria-disabled')
    say(before)
  }
  waiting.set(button, end)
  return end
}
