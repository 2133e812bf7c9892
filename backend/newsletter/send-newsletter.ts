import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { contentPages, contentPageTexts } from '../database/schema/content'
import { newsletterSubscriptions } from '../database/schema/newsletter'
import { notFound } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import { storeOfId } from '../stores/stores'

/** The key of the content page that is the newsletter. */
export const NewsletterIssue = z.object({ key: z.string().min(1).max(100) })

/**
 * Mails a published content page to everyone who has the newsletter of a store in whose language the page is written. If it is
 * repeated while the jobs are still stored, it mails only new readers, unless the page was published again since. Returns the
 * number of `readers`, and of mails that will be `sent`. 404 for an unknown page.
 */
export async function sendNewsletter({ key }: z.output<typeof NewsletterIssue>, { db, now }: Pick<Services, 'db' | 'now'>) {
  return db.transaction(async (tx) => {
    const texts = await tx
      .select({ language: contentPageTexts.language, changed_at: contentPageTexts.changed_at })
      .from(contentPageTexts)
      .innerJoin(contentPages, eq(contentPages.id, contentPageTexts.page_id))
      .where(eq(contentPages.key, key))
    if (texts.length === 0) throw notFound(`The page ${key}`)
    const issues = new Map(texts.map(({ language, changed_at }) => [language, changed_at.getTime()]))
    const counted = { readers: 0, sent: 0 }
    for (const { email, store_id } of await tx.select().from(newsletterSubscriptions)) {
      const issue = issues.get(storeOfId(store_id).language)
      if (issue === undefined) continue
      const about = `${key}:${issue}:${hashOf(email, store_id)}`
      counted.readers += 1
      if (await enqueueMail(tx, { type: 'newsletter', page: key, email, store_id }, about, now())) counted.sent += 1
    }
    return counted
  })
}

/** Identifies a reader in the mail's key without the address, because keys are logged. */
const hashOf = (email: string, store_id: number) =>
  createHash('sha256')
    .update(JSON.stringify([email, store_id]))
    .digest('hex')
    .slice(0, 32)
