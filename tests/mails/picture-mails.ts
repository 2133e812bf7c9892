import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { type Language, LANGUAGES } from '../../app/store/languages'
import { exampleMails } from '../../backend/mail/examples/example-mails'
import { pictured } from '../../backend/mail/examples/pictured'
import { renderMail } from '../../backend/mail/render-mail'
import { storeOf } from '../../backend/stores/stores'
import { findChromium } from '../support/find-chromium'

/** CSS pixels: the width of a telephone. */
const WIDTH = 360
const GAP = 16
/** The scale of the pictures; the pictures of docs/mails stay below 1.5 MB together. */
const SCALE = 0.69
/** Levels of each colour. Text with few shades takes fewer bytes as lossless WebP than as lossy one, and stays sharp. */
const LEVELS = 16

/**
 * `npm run mails:pictures -- FOLDER NAME...` (default: `docs/mails`, one mail of each type) writes a picture of each named mail,
 * its four languages side by side at the width of a telephone. `all` names every mail with its variants.
 */
async function run(folder = 'docs/mails', ...named: string[]): Promise<void> {
  const names = Object.keys(exampleMails('sv'))
  const wanted = named.includes('all') ? names : named.length > 0 ? named : pictured(names)
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    for (const name of wanted) await writeFile(join(folder, `${name}.webp`), await pictureOf(browser, name))
  } finally {
    await browser.close()
  }
}

async function pictureOf(browser: Browser, name: string): Promise<Buffer> {
  const columns: string[] = []
  for (const language of LANGUAGES) columns.push(await screenshot(browser, mailIn(language, name)))
  const page = await browser.newPage()
  const webp = await page.evaluate(joined, { columns, gap: Math.round(GAP * SCALE), levels: LEVELS })
  await page.close()
  return Buffer.from(webp, 'base64')
}

function mailIn(language: Language, name: string): string {
  const content = exampleMails(language)[name]
  if (content === undefined) throw new Error(`There is no mail ${name}`)
  return renderMail(content, storeOf(language)).html
}

/** The whole mail as a PNG, in base64. */
async function screenshot(browser: Browser, html: string): Promise<string> {
  // Drawn at the scale of the picture: scaling it afterwards blurs the text, which costs bytes.
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 300 }, deviceScaleFactor: SCALE })
  await page.setContent(html)
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture.toString('base64')
}

/** Runs in the browser: the columns beside each other, as a lossless WebP in base64. */
async function joined(sheet: { columns: string[]; gap: number; levels: number }): Promise<string> {
  const { columns, gap, levels } = sheet
  const images = await Promise.all(
    columns.map(async (column) => {
      const image = new Image()
      image.src = `data:image/png;base64,${column}`
      await image.decode()
      return image
    }),
  )
  const canvas = document.createElement('canvas')
  canvas.width = images.reduce((sum, { width }) => sum + width + gap, 0) - gap
  canvas.height = Math.max(...images.map(({ height }) => height))
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('The browser draws no pictures')
  drawing.fillStyle = '#cbd3d9'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  images.forEach((image, at) => drawing.drawImage(image, at * (image.width + gap), 0))
  const pixels = drawing.getImageData(0, 0, canvas.width, canvas.height)
  const step = 255 / (levels - 1)
  pixels.data.forEach((value, at) => (pixels.data[at] = Math.round(Math.round(value / step) * step)))
  drawing.putImageData(pixels, 0, 0)
  return canvas.toDataURL('image/webp', 1).replace(/^.*,/, '')
}

await run(...process.argv.slice(2))
