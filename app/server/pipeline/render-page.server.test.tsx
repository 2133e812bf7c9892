import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { fragmentCache } from '../../fragments/fragment-cache.server'
import { renderPage } from './render-page.server'

it.each([0, 1, 2, 3])(
  'characters of several bytes are whole wherever they meet the end of a buffer (%i bytes on)',
  async (offset) => {
    const words = Array.from({ length: 300 }, () => 'Lägsta pris på löpband: 1 €')
    const rows = words.map((word, row) => <p key={row}>{word}</p>)
    const { html } = await renderPage(<main title={'x'.repeat(offset)}>{rows}</main>, 'nonce', fragmentCache(0))
    expect(html.includes(0)).toBe(false)
    expect(html.toString().match(/<p>(.*?)<\/p>/g)).toEqual(words.map((word) => `<p>${word}</p>`))
  },
)

it('a zero byte that was typed does not get into the page', async () => {
  const { html } = await renderPage(<input defaultValue={'07\0 00'} />, 'nonce', fragmentCache(0))
  expect(html.toString()).toBe('<input value="07 00"/>')
})

it('a page waits for its lazy parts, so that nothing of it needs a script', async () => {
  const Late = lazy(async () => ({ default: () => <p>late</p> }))
  const { html, errors } = await renderPage(
    <Suspense fallback="loading">
      <Late />
    </Suspense>,
    'nonce',
    fragmentCache(0),
  )
  expect(html.toString()).toContain('<p>late</p>')
  expect(html.toString()).not.toContain('<script')
  expect(errors).toEqual([])
})

it('an error within a boundary is told with the page, one outside of every boundary rejects', async () => {
  const fault = new Error('broken')
  const Broken = () => {
    throw fault
  }
  const page = await renderPage(
    <Suspense fallback="sorry">
      <Broken />
    </Suspense>,
    'nonce',
    fragmentCache(0),
  )
  expect(page.html.toString()).toContain('sorry')
  expect(page.errors).toEqual([fault])
  await expect(renderPage(<Broken />, 'nonce', fragmentCache(0))).rejects.toBe(fault)
})
