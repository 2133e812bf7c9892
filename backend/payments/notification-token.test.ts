import { expect, test } from 'vitest'
import { notificationUrl, verifyNotification } from './notification-token'
import { WebhookRefusal } from '../interfaces/provider'

const tokenOf = async (id: string) => (id === 'a1' ? 'right' : null)
const query = (text: string) => new URLSearchParams(text)

test('the notification URL carries the attempt and its token', async () => {
  const url = new URL(notificationUrl('https://shop.example/webhooks/klarna?x=1', { id: 'a1', token: 'right' }))
  expect(url.searchParams.get('x')).toBe('1')
  expect(await verifyNotification(url.searchParams, tokenOf)).toEqual({ id: 'a1' })
})

test.each(['attempt=a1&token=wrong', 'attempt=a1', 'attempt=a2&token=right', 'token=right', ''])(
  '"%s" is refused',
  async (text) => {
    await expect(verifyNotification(query(text), tokenOf)).rejects.toThrow(WebhookRefusal)
  },
)
