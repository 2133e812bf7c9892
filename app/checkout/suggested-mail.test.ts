import { expect, it } from 'vitest'
import { suggestedMail } from './suggested-mail.server'

const MISTYPED = {
  'gmail.com': [
    'gmial.com',
    'gmal.com',
    'gmaill.com',
    'gamil.com',
    'gnail.com',
    'gmail.con',
    'gmail.co',
    'gmail.se',
    'gmial.cm',
    'GMIAL.com',
  ],
  'hotmail.com': ['hotmial.com', 'hotmal.com', 'hotmai.com', 'hotmail.con', 'hormail.com'],
  'hotmail.se': ['hotmial.se', 'hotmaill.se'],
  'outlook.com': ['outlok.com', 'outloook.com', 'outllok.com', 'outlook.vom'],
  'outlook.dk': ['outlok.dk'],
  'icloud.com': ['iclud.com', 'icoud.com', 'icloud.de'],
  't-online.de': ['t-onlin.de', 't-onlnie.de'],
  'telia.com': ['tleia.com', 'telia.con'],
}

it.each(Object.entries(MISTYPED))('a slip in %s is noticed', (meant, typed) => {
  expect(typed.map((domain) => suggestedMail(`Anna.B@${domain}`))).toEqual(typed.map(() => `Anna.B@${meant}`))
})

const RIGHT = [
  ...['gmail.com', 'googlemail.com', 'hotmail.se', 'hotmail.fr', 'outlook.de', 'outlook.fr', 'yahoo.co.uk', 'live.se', 'me.com'],
  ...[
    'mail.com',
    'ymail.com',
    'email.com',
    'mail.dk',
    'gmx.de',
    'gmx.at',
    'web.de',
    'msn.com',
    'aol.com',
    'online.no',
    'tesla.com',
  ],
  ...['exempel.se', 'shop.example', 'gmail.example.com', 'company.co', 'example.com', 'outlook', '', 'gmail.com@gmial.com'],
]

it.each(RIGHT)('an address at %s is taken as it is', (domain) => {
  expect(suggestedMail(`anna@${domain}`)).toBeNull()
})
