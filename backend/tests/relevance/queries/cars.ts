import type { Language } from '../../../../app/commerce/contract/languages'

/** Queries that name a car and must find car batteries, in the format of swedish.ts. */
export const CARS: Record<Language, string> = {
  sv: `
seat leon => bilbatteri
polo => bilbatteri
tesla => bilbatteri
golf 7 => bilbatteri
vw golf batteri => bilbatteri
golf batteri => AGM-batteri cykliskt
fiat 500 => bilbatteri
mazda 3 => bilbatteri
volvo 240 => bilbatteri
fiat ducato husbil batteri => bilbatteri|Fritidsbatteri
smart bilbatteri => bilbatteri
iphone 12 mini batteri => iPhone 12 mini
startar inte => bilbatteri
`,
  no: `
golf 7 batteri => bilbatteri
toyota yaris => bilbatteri
bilen starter ikke => bilbatteri
`,
  de: `
Seat Ibiza Batterie => Autobatterie
Mini Cooper => Autobatterie
Smart Batterie => Autobatterie
Golf 4 => Autobatterie
Fiat Ducato Wohnmobil Batterie => Autobatterie|Freizeitbatterie
`,
  da: `
peugeot 206 => bilbatteri
tesla => bilbatteri
bil starter ikke => bilbatteri
`,
}
