import { expect, test } from 'vitest'
import { buildCatalogue } from '../catalogue/build-catalogue'
import { LANGUAGES } from '../../../../app/commerce/contract/languages'
import { sampleReviews } from './sample-reviews'
import { sampleTexts } from './sample-texts'

const { products } = buildCatalogue()
const reviews = sampleReviews(products)
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

test('there are about 1,500 sample reviews, the same each time', () => {
  expect(reviews.length).toBeGreaterThan(1200)
  expect(reviews.length).toBeLessThan(1900)
  expect(sampleReviews(products)).toEqual(reviews)
})

test('no text stands twice under one product', () => {
  const keys = reviews.map(({ sku, language, text }) => `${sku} ${language} ${text}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('each language has several dozens of texts, and no title or text is empty or too long', () => {
  for (const language of LANGUAGES) {
    const texts = new Map(products.flatMap((product) => sampleTexts(product, language)).map((one) => [one.text, one]))
    expect(texts.size).toBeGreaterThanOrEqual(60)
    for (const { stars, title, text } of texts.values()) {
      expect([1, 2, 3, 4, 5]).toContain(stars)
      expect(title.length).toBeGreaterThan(2)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(text.length).toBeGreaterThan(20)
    }
  }
})

test('buyers are mostly content, and some are not', () => {
  const stars = reviews.map((review) => review.stars)
  expect(mean(stars)).toBeGreaterThan(3.9)
  expect(mean(stars)).toBeLessThan(4.5)
  expect(stars.filter((count) => count <= 2).length).toBeGreaterThan(reviews.length / 25)
})

test('a gift card and what is not sold any more have none', () => {
  const without = new Set(products.filter(({ type, discontinued }) => type === 4 || discontinued).map(({ sku }) => sku))
  expect(reviews.filter(({ sku }) => without.has(sku))).toEqual([])
})
