import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { pageMeta } from './page-meta'

const matches = [{ id: 'root', data: { origin: 'https://shop.example', language: 'da' } }, undefined, { id: 'product___da' }]
const alternates = { no: '/no/artiklar/lr6.html', da: '/da/artiklar/lr6.html' }
const links = (tags: object[]) => tags.filter((tag) => 'tagName' in tag)

it('the title ends in the brand of the storefront', () => {
  expect(pageMeta(matches, { title: 'LR6' })).toContainEqual({ title: 'LR6 – Kraftcelle' })
})

it('addresses are absolute, the page names itself and every language it exists in', () => {
  expect(links(pageMeta(matches, { title: 'LR6', canonical: '/da/artiklar/lr6.html', alternates }))).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://shop.example/da/artiklar/lr6.html' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'nb-NO', href: 'https://shop.example/no/artiklar/lr6.html' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'da-DK', href: 'https://shop.example/da/artiklar/lr6.html' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/no/artiklar/lr6.html' },
  ])
})

it('a link preview has the title, the text, the address, the storefront and its picture', () => {
  const head = { title: 'LR6', description: ' Alkalisk\n batteri ', canonical: '/da/artiklar/lr6.html' }
  expect(pageMeta(matches, head).filter((tag) => 'property' in tag)).toEqual([
    { property: 'og:title', content: 'LR6' },
    { property: 'og:description', content: 'Alkalisk batteri' },
    { property: 'og:url', content: 'https://shop.example/da/artiklar/lr6.html' },
    { property: 'og:image', content: 'https://shop.example/preview-da.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Kraftcelle' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Kraftcelle' },
    { property: 'og:locale', content: 'da_DK' },
  ])
  expect(pageMeta(matches, head)).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  expect(pageMeta(matches, head)).toContainEqual({ name: 'robots', content: 'max-image-preview:large' })
})

const preview = (head: Omit<Parameters<typeof pageMeta>[1], 'title'>, name: string) =>
  pageMeta(matches, { title: 'LR6', ...head }).flatMap((tag) => ('property' in tag && tag.property === name ? tag.content : []))

it('the link preview of a product has its price, and its availability in the words of Open Graph', () => {
  const of = (availability: string, more = {}) => {
    const head = { offer: { availability: `https://schema.org/${availability}`, ...more } }
    return ['og:type', 'product:price:amount', 'product:price:currency', 'product:availability'].flatMap((name) =>
      preview(head, name),
    )
  }
  const price = { price: '129.00', priceCurrency: 'DKK' }
  expect(of('InStock', price)).toEqual(['product', '129.00', 'DKK', 'in stock'])
  expect(of('BackOrder', price)).toEqual(['product', '129.00', 'DKK', 'available for order'])
  expect(of('Discontinued')).toEqual(['product'])
})

it('the tags that the server alone writes come last: React takes what follows its own elements in the head for added ones', () => {
  const head = { canonical: '/da/x', previous: '/da/x', alternates: { ...alternates, sv: '/sv/x' }, description: 'x' }
  const tags = pageMeta(matches, { title: 'LR6', ...head })
  const first = tags.findIndex((tag) => 'name' in tag && tag.name === 'robots')
  expect(first).toBeGreaterThan(0)
  const isServers = (tag: object) => !('tagName' in tag) && !('title' in tag)
  expect(tags.slice(first).every(isServers)).toBe(true)
})

it('the picture is an address of the shop or of elsewhere, and without one of its own the picture of the storefront', () => {
  const image = (url: string) => ({ url, width: 640, height: 640 })
  expect(preview({ image: image('/pictures/a.jpg') }, 'og:image')).toEqual(['https://shop.example/pictures/a.jpg'])
  expect(preview({ image: image('https://cdn.example/a.jpg') }, 'og:image')).toEqual(['https://cdn.example/a.jpg'])
  expect(preview({ image: image('/a.jpg') }, 'og:image:alt')).toEqual(['LR6'])
  expect(preview({ image: null }, 'og:image')).toEqual(['https://shop.example/preview-da.png'])
})

it.each(LANGUAGES)('the %s storefront has its picture', (language) => {
  expect(existsSync(`public/preview-${language}.png`)).toBe(true)
})

it('the x-default is the default language where the page exists in it', () => {
  const tags = pageMeta(matches, { title: 'LR6', alternates: { ...alternates, sv: '/sv/artiklar/lr6.html' } })
  expect(tags).toContainEqual(
    expect.objectContaining({ hrefLang: 'x-default', href: 'https://shop.example/sv/artiklar/lr6.html' }),
  )
})

it('a page in one language only names no others', () => {
  expect(links(pageMeta(matches, { title: 'LR6', alternates: { da: '/da/x' } }))).toEqual([])
})

it('what is not to be listed says so and names no alternates', () => {
  const tags = pageMeta(matches, { title: 'Søgning', noindex: true, alternates })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(links(tags)).toEqual([])
})

it('the pages of a listing know their neighbours', () => {
  const tags = pageMeta(matches, { title: 'Batterier', previous: '/da/x', next: '/da/x?page=3' })
  expect(links(tags)).toEqual([
    { tagName: 'link', rel: 'prev', href: 'https://shop.example/da/x' },
    { tagName: 'link', rel: 'next', href: 'https://shop.example/da/x?page=3' },
  ])
})

it('a description is plain, short and cut between words; an empty one is left out', () => {
  expect(descriptionOf(' \n ')).toBe('')
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 60 }), (words) => {
      const content = descriptionOf(words.join('\n '))
      expect(content.length).toBeLessThanOrEqual(156)
      expect(words.join(' ').startsWith(content.replace(/…$/, ''))).toBe(true)
      expect(words).toContain(content.replace(/…$/, '').split(' ').at(-1))
    }),
  )
})

function descriptionOf(text: string): string {
  const tag = pageMeta(matches, { title: 'x', description: text }).find((one) => 'name' in one && one.name === 'description')
  return tag && 'content' in tag ? tag.content : ''
}
