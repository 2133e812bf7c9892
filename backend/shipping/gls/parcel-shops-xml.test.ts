import { expect, test } from 'vitest'
import { ParcelShops, readParcelShops } from './parcel-shops-xml'

const shop = `
  <PakkeshopData>
    <Number>99558</Number><CompanyName>Garn &amp; Kurven</CompanyName><Streetname>Storegade 25</Streetname><Streetname2 />
    <ZipCode>8000</ZipCode><CityName>Aarhus C</CityName><DistanceMetersAsTheCrowFlies>430</DistanceMetersAsTheCrowFlies>
    <OpeningHours>
      <Weekday><day>Monday</day><openAt><From>10:00</From><To>20:00</To></openAt><breaks /></Weekday>
      <Weekday><day>Sunday</day><openAt><From>11:00</From><To>16:00</To></openAt><breaks /></Weekday>
    </OpeningHours>
  </PakkeshopData>`
const answer = (inside: string) =>
  `<?xml version="1.0"?>\n<ParcelShopSearchResult xmlns="http://gls.dk/webservices/"><parcelshops>${inside}</parcelshops></ParcelShopSearchResult>`

test('the parcel shops of an answer are read with their hours', () => {
  const [first, ...more] = ParcelShops.parse(readParcelShops(answer(shop + shop)))
  expect(more).toHaveLength(1)
  expect(first).toEqual({
    Number: '99558',
    CompanyName: 'Garn & Kurven',
    Streetname: 'Storegade 25',
    ZipCode: '8000',
    CityName: 'Aarhus C',
    DistanceMetersAsTheCrowFlies: 430,
    hours: [
      { day: 'Monday', From: '10:00', To: '20:00' },
      { day: 'Sunday', From: '11:00', To: '16:00' },
    ],
  })
})

test('an answer without shops is an empty list, and another document is none', () => {
  expect(readParcelShops(answer(''))).toEqual([])
  expect(readParcelShops('<html></html>')).toBeNull()
})
