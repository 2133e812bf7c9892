import type { checkout as sv } from '../sv/checkout'

export const checkout: Record<keyof typeof sv, string> = {}
