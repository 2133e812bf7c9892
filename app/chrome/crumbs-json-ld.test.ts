import { expect, it } from 'vitest'
import { crumbsJsonLd } from './crumbs-json-ld'

it('numbers the crumbs from 1, with absolute URLs, and the last one without a URL', () => {
  const crumbs = [{ text: 'Start', to: '/sv' }, { text: 'Laddare' }]
  expect(crumbsJsonLd(crumbs, 'https://kraftcell.example')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://kraftcell.example/sv' },
      { '@type': 'ListItem', position: 2, name: 'Laddare' },
    ],
  })
  expect(crumbsJsonLd(crumbs, '').itemListElement[1]).not.toHaveProperty('item')
})
