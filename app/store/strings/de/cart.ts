import type { cart as sv } from '../sv/cart'

export const cart: Record<keyof typeof sv, string> = {}
