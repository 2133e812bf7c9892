import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../../app/commerce/contract/languages'
import { storeOf } from '../../stores/stores'
import { legalFile } from '../legal/legal-file'
import { brandOf } from '../../stores/brand-of'
import { renderMail } from '../render-mail'
import { exampleLegalPages, exampleMails } from './example-mails'

/**
 * `npm run mails -- FOLDER` (default `.cache/mails`): writes every mail in every language, as HTML and
 * as text, and a page that shows them all.
 */
async function run(folder: string): Promise<void> {
  for (const language of LANGUAGES) await writeLanguage(folder, language)
  await writeFile(join(folder, 'index.html'), indexPage(Object.keys(exampleMails('sv'))))
  process.stdout.write(`${join(folder, 'index.html')}\n`)
}

async function writeLanguage(folder: string, language: Language): Promise<void> {
  const store = storeOf(language)
  await mkdir(join(folder, language), { recursive: true })
  for (const [name, content] of Object.entries(exampleMails(language))) {
    const { subject, html, text } = renderMail(content, store)
    await writeFile(join(folder, language, `${name}.html`), html)
    await writeFile(join(folder, language, `${name}.txt`), `Subject: ${subject}\n\n${text}`)
  }
  const legal = await legalFile(exampleLegalPages(language), store, {
    brand: brandOf(store),
    now: new Date(),
    sold: 'goods',
    buyer: 'consumer',
  })
  await writeFile(join(folder, language, legal.filename), legal.content)
}

/** A table of mails by languages, each shown in a frame of 375 px with links to its HTML and its text. */
function indexPage(names: readonly string[]): string {
  const cell = (name: string, language: Language) =>
    `<td><a href="${language}/${name}.html">HTML</a> <a href="${language}/${name}.txt">text</a><br>` +
    `<iframe src="${language}/${name}.html" width="375" height="700" loading="lazy" title="${name}, ${language}"></iframe></td>`
  const row = (name: string) =>
    `<tr><th scope="row">${name}</th>${LANGUAGES.map((language) => cell(name, language)).join('')}</tr>`
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Mails</title></head><body><h1>Mails</h1><table>' +
    `<tr><td></td>${LANGUAGES.map((language) => `<th scope="col">${language}</th>`).join('')}</tr>` +
    `${names.map(row).join('\n')}</table></body></html>\n`
  )
}

await run(process.argv[2] ?? '.cache/mails')
