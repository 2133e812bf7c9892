/** Whether this document came by going back or forward: perhaps as it was then, since browsers do not ask anew for what they still have. */
export function isFromHistory(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')
}
