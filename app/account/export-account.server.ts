import type { PersonalEndpoint } from '../server/endpoint.server'

/** All that the shop stores of the customer, as a JSON file. Everyone else is led to the login. */
export const accountExport: PersonalEndpoint = async ({ context }) => {
  const { answer } = await context.backend.call('accountExport', {})
  return new Response(JSON.stringify(answer, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="kraftcell-${answer.exported_at.slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    },
  })
}
