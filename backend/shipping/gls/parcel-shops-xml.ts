import { z } from 'zod'

const ParcelShop = z.object({
  Number: z.string().min(1),
  CompanyName: z.string().min(1),
  Streetname: z.string(),
  ZipCode: z.string(),
  CityName: z.string(),
  DistanceMetersAsTheCrowFlies: z.coerce.number(),
  hours: z.array(z.object({ day: z.string(), From: z.string(), To: z.string() })),
})

export const ParcelShops = z.array(ParcelShop)

/**
 * The parcel shops of a SearchNearestParcelShops answer, each as its text elements by name; to be checked with ParcelShops. GLS
 * answers XML with a fixed order and no attributes, so no XML parser is needed. Null when it is no such answer.
 */
export function readParcelShops(xml: string): unknown[] | null {
  if (!xml.includes('<ParcelShopSearchResult')) return null
  return elements(xml, 'PakkeshopData').map((shop) => ({
    ...texts(shop.replace(/<OpeningHours>.*<\/OpeningHours>/s, '')),
    hours: elements(shop, 'Weekday').map(texts),
  }))
}

const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside)

const texts = (xml: string): Record<string, string> =>
  Object.fromEntries([...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text = '']) => [name, unescapeXml(text)]))

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeXml = (text: string) => text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity).trim()
