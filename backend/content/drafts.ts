import { and, eq, max, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../../app/commerce/contract/languages'
import type { PagePreview } from '../../app/commerce/contract/page-preview'
import { subjectTokens } from '../accounts/subject-token'
import type { Database } from '../database/database'
import { contentDrafts, contentPages, contentPageTexts } from '../database/schema/content'
import { notFound, Refusal } from '../refusal'
import { shopLinks } from '../stores/shop-links'
import type { Services } from '../services'
import { isFixedPath } from './fixed-paths'

const line = (most: number) => z.string().trim().min(1).max(most)

/** The name of a draft: the key of the page that it becomes, and the language. */
export const DraftId = z.object({ key: z.string().regex(/^[a-z0-9-]{1,100}$/), language: z.enum(LANGUAGES) })
type DraftId = z.output<typeof DraftId>

/** The texts of a draft. `path` is below the language prefix; `content` is HTML. */
export const DraftTexts = z.object({
  path: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.html)?$/),
  title: line(200),
  description: z.string().trim().max(500).default(''),
  content: line(100_000),
})

const SubjectOfLink = z.tuple([DraftId.shape.key, DraftId.shape.language])

/** The links of previews are valid for 3 days. */
const links = subjectTokens('kraftcell-page-preview', 3 * 24 * 60 * 60)

/**
 * Saves a draft, in place of the one that the page has in this language. 409 `path-taken` when the shop itself has a page there.
 */
export async function saveDraft(id: DraftId, texts: z.output<typeof DraftTexts>, { db, now }: Pick<Services, 'db' | 'now'>) {
  refuseFixedPath(texts.path)
  const { key, language } = contentDrafts
  const saved = { ...texts, saved_at: now() }
  await db
    .insert(contentDrafts)
    .values({ ...id, ...saved })
    .onConflictDoUpdate({ target: [key, language], set: saved })
}

/** The address at which a draft can be read for 3 days. 404 when there is no such draft. */
export async function previewLink(
  id: DraftId,
  services: Pick<Services, 'db' | 'now' | 'signingKey' | 'mail'>,
): Promise<{ url: string }> {
  await draftOf(id, services.db)
  const token = await links.sign(JSON.stringify([id.key, id.language]), services.now(), services)
  return { url: shopLinks(services.mail.publicOrigin, id.language, null).previewPage(token) }
}

/** The draft that a link names, as it is now. 404 when the link is not valid any more, or the draft is published. */
export async function loadPreview(token: string, services: Pick<Services, 'db' | 'now' | 'signingKey'>): Promise<PagePreview> {
  const subject = await links.read(token, services)
  if (subject === null) throw notFound('The preview')
  const [key, language] = SubjectOfLink.parse(JSON.parse(subject))
  const { path, title, content } = await draftOf({ key, language }, services.db)
  return { language, path, title, content }
}

/**
 * Publishes a draft: its texts become those of the page, which is added when there is none with its key. 409 `path-taken` when
 * another page, or the shop itself, has its path.
 */
export async function publishDraft(id: DraftId, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${contentPages} in share row exclusive mode`)
    const { key, language, path, title, description, content } = await takeDraft(id, tx)
    const page_id = await pageOf(key, now(), tx)
    refuseFixedPath(path)
    await refuseTakenPath({ page_id, language: id.language, path }, tx)
    const texts = { path, title, description, content }
    await tx
      .insert(contentPageTexts)
      .values({ page_id, language, ...texts })
      .onConflictDoUpdate({ target: [contentPageTexts.page_id, contentPageTexts.language], set: texts })
  })
}

const isDraft = ({ key, language }: DraftId) => and(eq(contentDrafts.key, key), eq(contentDrafts.language, language))

async function draftOf(id: DraftId, db: Database) {
  const [draft] = await db.select().from(contentDrafts).where(isDraft(id))
  if (draft === undefined) throw noDraft(id)
  return draft
}

/** Deletes a draft and returns what it deleted: a draft that is saved meanwhile is published or stays. */
async function takeDraft(id: DraftId, tx: Database) {
  const [draft] = await tx.delete(contentDrafts).where(isDraft(id)).returning()
  if (draft === undefined) throw noDraft(id)
  return draft
}

const noDraft = ({ key, language }: DraftId) => notFound(`The draft ${key} in ${language}`)

/** The id of the page with this key, which is added when there is none. */
async function pageOf(key: string, now: Date, tx: Database): Promise<number> {
  const [known] = await tx
    .update(contentPages)
    .set({ updated_at: now })
    .where(eq(contentPages.key, key))
    .returning({ id: contentPages.id })
  if (known !== undefined) return known.id
  const [last] = await tx.select({ id: max(contentPages.id) }).from(contentPages)
  const id = (last?.id ?? 0) + 1
  await tx.insert(contentPages).values({ id, key, updated_at: now })
  return id
}

/** A content page at such a path could not be reached. */
function refuseFixedPath(path: string): void {
  if (isFixedPath(path)) throw new Refusal(409, 'path-taken', `The shop has a page of its own at ${path}`)
}

async function refuseTakenPath(
  { page_id, language, path }: { page_id: number; language: Language; path: string },
  tx: Database,
): Promise<void> {
  const { language: ofLanguage, path: taken, page_id: ofPage } = contentPageTexts
  const others = await tx
    .select({ path: taken })
    .from(contentPageTexts)
    .where(and(eq(ofLanguage, language), eq(taken, path), ne(ofPage, page_id)))
  if (others.length > 0) throw new Refusal(409, 'path-taken', `Another page is at ${path}`)
}
