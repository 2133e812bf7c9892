import type { KnownProduct } from '../rules/cart-request'

/**
 * The product that a pressed button adds: the product's name, and what the page knows of it. `onSend` gets a
 * promise that resolves after the answer.
 */
export type PressedAdd = { name: string; known: KnownProduct; onSend: (answered: Promise<void>) => void }

/**
 * The latest press of each button that shares its form with others. A button says so when it is
 * pressed, right before its form is submitted.
 */
export const pressedAdds = new WeakMap<Element, PressedAdd>()
