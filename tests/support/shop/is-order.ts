/** Whether a call of the backend is one that orders; a checkout that is only quoted goes to the same path. */
export function isOrder(path: string, body: string): boolean {
  if (!path.startsWith('/api/checkouts/')) return false
  const sent: unknown = JSON.parse(body)
  return sent instanceof Object && Reflect.get(sent, 'order') instanceof Object
}
