import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CardName } from './card-name'

const markup = (name: string, facts: string[] = []) =>
  renderToStaticMarkup(<CardName name={name} facts={facts} address="/x" />).replaceAll('\u00a0', ' ')
const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const read = (html: string) => withoutTags(html.replaceAll(/<span aria-hidden="true">.*?<\/span>/g, ''))
const seen = (html: string) => withoutTags(html.replaceAll(/<span class="sr-only">.*?<\/span>/g, ''))

it.each([
  ['Handvolt mobilbatteri till Apple iPhone 12, 2815 mAh', ['3,83 V']],
  ['Handvolt mobilbatteri till Apple iPhone 12, 2815 mAh', []],
  ['Kraftcell AA (LR6) alkaliskt batteri 1,5 V, 2815 mAh, 4-pack', ['3,83 V']],
])('the figures of %s are seen once and read once', (name, facts) => {
  const html = markup(name, facts)
  expect([seen(html), read(html)].map((text) => text.split('2815 mAh').length - 1)).toEqual([1, 1])
})

it('a line of facts never begins with the dot between two of them', () => {
  const html = renderToStaticMarkup(
    <CardName name="Handvolt mobilbatteri till Apple iPhone 12, 2815 mAh" facts={['ersätter A1', '3,83 V']} address="/x" />,
  )
  expect(html.match(/.·/g)).toEqual(['\u00a0·', '\u00a0·'])
})

it('the link is read as the whole name, up to the brackets at its end', () => {
  const [link = ''] = /<a .*<\/a>/.exec(markup('Cell med skydd 3,6 V, 2-pack (ersätter A1)')) ?? []
  expect(withoutTags(link).replaceAll(/\s+/g, ' ')).toBe('Cell med skydd 3,6 V 2-pack')
})
