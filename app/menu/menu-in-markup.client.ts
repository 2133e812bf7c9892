import { parseListingPath } from '../routing/listing-path'

/** The main categories as the document's slide-in menu shows them (`menu-row.tsx`); none where the page has the simple header. */
export function menuInMarkup() {
  return [...document.querySelectorAll('.menu-level > li > .menu-row')].map((row) => ({
    name: row.querySelector('span')?.textContent,
    uri: uriOf(row.getAttribute('href') ?? ''),
    icon: row.querySelector('use')?.getAttribute('href')?.split('#')[1],
    hasSubmenu: row.classList.contains('menu-row-opens'),
  }))
}

/** The path of slugs in the address of a category's listing. */
function uriOf(href: string): string | undefined {
  const [, , , ...segments] = href.split('/').map(decodeURIComponent)
  return parseListingPath(segments.join('/'))?.uri
}
