import { Html } from '../../ui/html'

/** One of the footer's lists of links, whose HTML the backend holds. */
export function LinkList({ title, html }: { title: string; html: string }) {
  if (html === '') return null
  return (
    <section>
      <h2 className="mb-2 text-base font-bold">{title}</h2>
      <Html html={html} className="link-list text-white/85" />
    </section>
  )
}
