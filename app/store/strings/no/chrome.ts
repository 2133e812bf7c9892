import type { chrome as sv } from '../sv/chrome'

export const chrome: Record<keyof typeof sv, string> = {}
