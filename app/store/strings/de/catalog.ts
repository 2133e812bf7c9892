import type { catalog as sv } from '../sv/catalog'

export const catalog: Record<keyof typeof sv, string> = {}
