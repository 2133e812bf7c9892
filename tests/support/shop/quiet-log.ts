import type { Log } from '../../../app/server/process/log'

export type Logged = { level: Parameters<Log>[0]; event: string; details: unknown }

/** A log that collects its entries for assertions instead of printing them. */
export function quietLog(kept: Logged[]): Log {
  return (level, event, details) => kept.push({ level, event, details })
}
