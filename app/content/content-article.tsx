import { Html } from '../ui/html'

/** A page of text. `content` is cleaned HTML. */
export function ContentArticle({ title, content }: { title: string; content: string }) {
  return (
    <article className="page-width">
      <h1>{title}</h1>
      <Html html={content} className="prose mt-6" />
    </article>
  )
}
