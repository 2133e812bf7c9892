import { z } from 'zod'
import { isFields, type Upgrade, upgraded } from '../../app/commerce/contract/stored-fields'
import { MailRequest } from './mail-request'
import { PermanentFailure } from './permanent-failure'

/** A job by its kind. It stores ids and data that no table has; everything else is read when it runs. */
export const Job = z.discriminatedUnion('kind', [
  /** Takes the authorized amount of a payment, once its order is sent. */
  z.object({ kind: z.literal('capture'), attempt_id: z.uuid() }),
  z.object({ kind: z.literal('refund'), refund_id: z.uuid() }),
  z.object({ kind: z.literal('mail'), mail: MailRequest }),
  /** Makes the gift cards of an order. `by`: a captured payment, or the staff's note that the money has arrived. */
  z.object({ kind: z.literal('issue-gift-cards'), order_id: z.uuid(), by: z.enum(['payment', 'staff']) }),
  /** Mails the gift cards of an order; `email` is the address when it is not that of the order's recipient. */
  z.object({ kind: z.literal('send-gift-cards'), order_id: z.uuid(), email: z.email().nullable() }),
  /** Books the label of a return with its carrier. */
  z.object({ kind: z.literal('book-return-label'), return_id: z.uuid() }),
  /** Cancels the order of a withdrawal, or takes its pieces out of it, once it cannot be undone any more. */
  z.object({ kind: z.literal('cancel-withdrawn-order'), withdrawal_id: z.uuid() }),
])
export type Job = z.infer<typeof Job>

/**
 * `UPGRADES[0]` leads from version 1 to 2, and so on: a stored job of an earlier release is read as one of today. Versions 2 to 8
 * added kinds and forms of jobs and mails: a worker of an earlier version that cannot read one leaves it to a later worker.
 */
const UPGRADES: readonly Upgrade[] = Array.from({ length: 7 }, () => (job) => job)
const VERSION = UPGRADES.length + 1

/** The document of a job, with the version of this release. */
export const writeJob = (job: Job): unknown => ({ ...job, version: VERSION })

/**
 * The job of a stored document. One that cannot be read throws: a PermanentFailure, or an ordinary error when a later release
 * wrote it, since a worker of that release can run it.
 */
export function readJob(stored: unknown): Job {
  const fields = isFields(stored) ? stored : {}
  const parsed = Job.safeParse(upgraded(fields, UPGRADES))
  if (parsed.success) return parsed.data
  const message = `The job cannot be read: ${z.prettifyError(parsed.error)}`
  throw Number(fields.version) > VERSION ? new Error(message) : new PermanentFailure(message)
}
