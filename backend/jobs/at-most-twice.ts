import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import type { MailService } from '../mail/connect-mail'
import { UndeliverableMail } from '../mail/transport/mail-transport'
import type { Services } from '../services'

const MAX_SENDS = 2

/**
 * The mail service, which sends the mail of a job at most twice. A worker that is killed between the mail server's answer and the end of its
 * job cannot know that the mail is sent, so the next attempt sends it again. When that worker is killed too, the mail is undeliverable: the job
 * becomes a dead letter, and people decide whether it is sent a third time. A send that fails while the worker lives does not count.
 */
export function atMostTwice({ db, mail }: Pick<Services, 'db' | 'mail'>): MailService {
  const { send, close } = mail.transport
  return {
    ...mail,
    transport: {
      close,
      async send(outgoing) {
        if (!(await beginSend(db, outgoing.key)))
          throw new UndeliverableMail('Its process ended twice while sending: it may be sent')
        try {
          await send(outgoing)
        } catch (error) {
          await takeBack(db, outgoing.key)
          throw error
        }
      },
    },
  }
}

async function beginSend(db: Database, key: string): Promise<boolean> {
  const isAllowed = and(eq(jobs.key, key), lt(jobs.sends, MAX_SENDS))
  const counted = await db
    .update(jobs)
    .set({ sends: sql`${jobs.sends} + 1` })
    .where(isAllowed)
    .returning({ id: jobs.id })
  return counted.length > 0
}

async function takeBack(db: Database, key: string): Promise<void> {
  await db
    .update(jobs)
    .set({ sends: sql`${jobs.sends} - 1` })
    .where(eq(jobs.key, key))
}
