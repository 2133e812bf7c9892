/**
 * The reasons for which goods come back. `changed-mind`: the withdrawal of a consumer; the
 * others are faults that the shop answers for.
 */
export const RETURN_REASONS = ['changed-mind', 'wrong-item', 'faulty', 'damaged-on-arrival'] as const

/** `damaged`: broken, swollen, leaking, or it has become hot. */
export const RETURN_CONDITIONS = ['unopened', 'opened', 'used', 'damaged'] as const
