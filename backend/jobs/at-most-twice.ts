import { Mutex } from 'async-mutex'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { jobs } from '../database/schema/jobs'
import type { MailService } from '../interfaces/mail-service'
import { UndeliverableMail } from '../interfaces/mail-transport'
import type { Services } from '../services'

const MAX_SENDS = 2

/**
 * The mail service, which sends the mail of a job at most twice. If a worker is killed between the mail server's answer and
 * the end of its job, nothing records that the mail was sent, so the next attempt sends it again. If that worker is killed
 * too, the mail is undeliverable: the job becomes a dead letter, and the staff decides whether to send it a third time. A mail
 * that the server has refused was not sent.
 *
 * Mails are handed over one at a time, from the note until the server's answer: so a killed
 * worker leaves at most one mail in doubt.
 */
export function atMostTwice({ db, mail }: Pick<Services, 'db' | 'mail'>): MailService {
  const { send, close } = mail.transport
  const turns = new Mutex()
  return {
    ...mail,
    transport: {
      close,
      async send(outgoing, handsOver) {
        const { key } = outgoing
        if ((await sendsOf(db, key)) >= MAX_SENDS) {
          throw new UndeliverableMail('Twice nothing was heard of it after it was handed over: it may be sent')
        }
        const handover: { isNoted: boolean; isOver: boolean; endTurn?: () => void } = { isNoted: false, isOver: false }
        try {
          await send(outgoing, async () => {
            const endTurn = await turns.acquire()
            // The connection may be lost while the mail waits for its turn: then it is not sent, and it must give the turn back.
            if (handover.isOver) {
              endTurn()
              throw new Error('The connection was lost before the end of the mail')
            }
            handover.endTurn = endTurn
            await handsOver?.()
            await addSends(db, key, 1)
            handover.isNoted = true
          })
        } catch (error) {
          if (handover.isNoted && isAnswer(error)) await addSends(db, key, -1)
          throw error
        } finally {
          handover.isOver = true
          handover.endTurn?.()
        }
      },
    },
  }
}

/** Whether the mail server itself has refused the mail, so that it is certain that it was not sent. */
const isAnswer = (error: unknown): boolean =>
  error instanceof UndeliverableMail ||
  (error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number')

async function sendsOf(db: Database, key: string): Promise<number> {
  const [job] = await db.select({ sends: jobs.sends }).from(jobs).where(eq(jobs.key, key))
  return job?.sends ?? 0
}

async function addSends(db: Database, key: string, more: 1 | -1): Promise<void> {
  await db
    .update(jobs)
    .set({ sends: sql`${jobs.sends} + ${more}` })
    .where(eq(jobs.key, key))
}
