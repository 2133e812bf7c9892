import type { Database } from '../database/database'
import { enqueueJob } from './enqueue-job'
import type { MailRequest } from './mail-request'

/**
 * Enqueues a mail in the transaction that it is about. `about` is the id of the order or refund, or a name
 * that derives from it: each type of mail about it is sent once. Returns whether it was added.
 */
export function enqueueMail(tx: Database, mail: MailRequest, about: string, now: Date): Promise<boolean> {
  return enqueueJob(tx, { key: `${mail.type}:${about}`, job: { kind: 'mail', mail } }, now)
}
