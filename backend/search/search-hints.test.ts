import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database'
import type { Language } from '../../app/commerce/contract/languages'
import { openSeededShop } from '../tests/seeded-shop'
import { findHints } from './search-hints'

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openSeededShop()
}, 120_000)
afterAll(() => opened.close())

const titles = async (query: string, language: Language) =>
  (await findHints(opened.db, query, language)).map(({ url_title }) => url_title)

test.each<[Language, string, string]>([
  ['sv', 'retur', 'Retur och ångerrätt'],
  ['sv', 'returer', 'Retur och ångerrätt'],
  ['sv', 'returnera', 'Retur och ångerrätt'],
  ['sv', 'hur returnerar jag en vara', 'Retur och ångerrätt'],
  ['sv', 'ångrar köpet', 'Ångra ett köp'],
  ['sv', 'fakturan', 'Betala mot faktura'],
  ['sv', 'strömavbrottet', 'Kraftstationer'],
  ['sv', 'leksaker', 'Leksak: LR6'],
  ['no', 'returnering', 'Retur og angrerett'],
  ['no', 'reklamasjoner', 'Reklamer på en vare'],
  ['no', 'bilnøkler', 'Bilnøkkel: CR2032'],
  ['de', 'zurücksenden', 'Rückgabe und Widerruf'],
  ['de', 'Rücksendungen', 'Rückgabe und Widerruf'],
  ['de', 'wie kann ich etwas zurückschicken', 'Rückgabe und Widerruf'],
  ['de', 'Rauchmeldern', 'Rauchmelder: 6LR61'],
  ['de', 'Lieferzeiten', 'Lieferzeiten'],
  ['da', 'returnere', 'Retur og fortrydelsesret'],
  ['da', 'returvarer', 'Retur og fortrydelsesret'],
  ['da', 'fragtpriser', 'Fragt og levering'],
])('%s: %s finds the hint %s', async (language, query, title) => {
  expect(await titles(query, language)).toContain(title)
})

test.each<[Language, string]>([
  ['sv', 'iphone 12'],
  ['de', 'Makita Akkuschrauber'],
  ['de', 'Akkuschrauber'],
  ['no', 'x'],
  ['da', '!!'],
])('%s: %s finds no hint', async (language, query) => {
  expect(await titles(query, language)).toEqual([])
})

test('there is at most one hint per URL', async () => {
  const urls = (await findHints(opened.db, 'batteri', 'sv')).map(({ url }) => url)
  expect(urls.length).toBeGreaterThan(1)
  expect(new Set(urls).size).toBe(urls.length)
})
