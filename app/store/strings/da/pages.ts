import type { pages as sv } from '../sv/pages'

export const pages: Record<keyof typeof sv, string> = {}
