import { z } from 'zod'
import { needed, UsageError } from './usage'

/** The call of a command about the accounts of the shop's own staff. */
export function staffAccountCommand(action: string, address: string) {
  const path = 'staff-accounts'
  if (action === '') return { method: 'GET', path, body: undefined, print: 'staff' } as const
  if (action !== 'add' && action !== 'remove') throw new UsageError(`There is no command staff ${action}`)
  const body = { email: needed(address, 'ADDRESS'), is_staff: action === 'add' }
  return { method: 'POST', path, body, print: 'done' } as const
}

const StaffAccounts = z.object({
  accounts: z.array(z.object({ email: z.string(), first_name: z.string(), last_name: z.string() })),
})

/** The answer of `staff`, one account a line. */
export function staffAccountLines(answer: unknown): string[] {
  const { accounts } = StaffAccounts.parse(answer)
  return accounts.length === 0 ? ['None.'] : accounts.map((one) => `${one.email}  ${one.first_name} ${one.last_name}`)
}
