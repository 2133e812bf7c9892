import { z } from 'zod'

const StaffAccounts = z.object({
  accounts: z.array(z.object({ email: z.string(), first_name: z.string(), last_name: z.string() })),
})

/** The answer of `staff`, one account a line. */
export function staffAccountLines(answer: unknown): string[] {
  const { accounts } = StaffAccounts.parse(answer)
  return accounts.length === 0 ? ['None.'] : accounts.map((one) => `${one.email}  ${one.first_name} ${one.last_name}`)
}
