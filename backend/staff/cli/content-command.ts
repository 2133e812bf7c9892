import { readFileSync } from 'node:fs'
import { needed, UsageError } from './usage'

type DraftValues = { title?: string; path?: string; file?: string; description?: string }

const post = <Print extends string>(path: string, body: unknown, print: Print) => ({ method: 'POST', path, body, print }) as const

/** The call of a command about drafts of content pages. The content of a draft is read from a file. */
export function pageCommand(action: string, key: string, language: string, values: DraftValues) {
  const page = () => `pages/${encodeURIComponent(needed(key, 'KEY'))}/${encodeURIComponent(needed(language, 'LANGUAGE'))}`
  switch (action) {
    case 'draft': {
      const { description = '' } = values
      const texts = { title: needed(values.title, '--title'), path: needed(values.path, '--path'), description }
      return post(`${page()}/draft`, { ...texts, content: contentOf(needed(values.file, '--file')) }, 'done')
    }
    case 'preview':
      return post(`${page()}/preview`, {}, 'preview')
    case 'publish':
      return post(`${page()}/publish`, {}, 'done')
    default:
      throw new UsageError('draft, preview or publish is missing')
  }
}

export function newsletterCommand(action: string, key: string) {
  if (action !== 'send') throw new UsageError('send is missing')
  return post('newsletters', { key: needed(key, 'KEY') }, 'newsletter')
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
