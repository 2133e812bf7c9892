import { z } from 'zod'

export const Address = z.object({
  first_name: z.string().min(1).max(100),
  last_name: z.string().min(1).max(100),
  street: z.string().min(1).max(200),
  street2: z.string().max(200),
  postal_code: z.string().min(1).max(12),
  city: z.string().min(1).max(100),
  country_code: z.string().length(2),
})
export type Address = z.infer<typeof Address>
