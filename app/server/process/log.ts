/** Writes one line of the log: an event and its details. Never a token, a password or an address. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, details?: Readonly<Record<string, unknown>>) => void
