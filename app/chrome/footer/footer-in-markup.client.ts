/** The lists of links as the document's footer shows them (`footer-links.tsx`), as HTML. */
export function footerInMarkup() {
  const listOf = (name: string) => document.querySelector(`[data-list="${name}"] > .link-list`)?.innerHTML ?? ''
  return { help: listOf('help'), about: listOf('about'), service: listOf('service') }
}
