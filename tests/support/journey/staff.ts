import { expect } from '@playwright/test'

/** The staff's token of the journeys' server, and where its backend listens. */
export const STAFF = { token: 'the-staff-of-the-journeys', port: Number(process.env.JOURNEY_PORT ?? 4321) + 1000 }

/** A step of the staff, such as `orders/SE100001/deliver`. */
export async function act(step: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${STAFF.token}`, 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${STAFF.port}/admin/${step}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${step}: ${answer.status} ${answer.ok ? '' : await answer.text()}`).toBe(true)
}
