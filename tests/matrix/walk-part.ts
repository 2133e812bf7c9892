import { z } from 'zod'
import { PaymentWorld } from '../support/payments/payment-world'
import { walk } from '../support/payments/walk'
import { planned } from './plan'

/** The report of one cell: its index in the plan, and the differences from the expected outcome. */
export const Walked = z.object({ index: z.number().int(), problems: z.array(z.string()) })
export type Walked = z.output<typeof Walked>

/** Walks every cell of the plan whose place leaves this rest, in a shop of its own, and reports each. */
export async function walkPart(
  [word = '', languages = '', part = '0', parts = '1']: readonly string[],
  report: (walked: Walked) => void,
): Promise<void> {
  const world = await PaymentWorld.open()
  try {
    for (const [index, { row, method, language }] of planned(word, languages).entries()) {
      if (index % Number(parts) !== Number(part)) continue
      const problems = await walk(world, row, method, language).catch((error: unknown) => [String(error)])
      report({ index, problems })
    }
  } finally {
    await world.close()
  }
}
