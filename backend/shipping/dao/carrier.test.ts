import { expect, test, vi } from 'vitest'
import { CarrierOutage } from '../../interfaces/carrier'
import { findDeliveryMethod } from '../delivery-methods'
import { dao } from './carrier'

const carrier = dao({ apiUrl: 'https://dao.example', customerId: '1', code: 'code' })
const points = () => {
  const method = findDeliveryMethod('dao-service-point', 'DK')
  if (method === undefined) throw new Error('No such method')
  return carrier.servicePoints(method, '7100', 'da')
}

test('a parcel shop: kilometres become metres, hours by Danish day', async () => {
  const shop = {
    shopId: '1234',
    navn: 'Torvekiosken',
    adresse: 'Storegade 2',
    postnr: '7100',
    bynavn: 'Vejle',
    afstand: 2.652,
    aabningstider: { man: '08:00 - 22:00', tir: '08:00 - 22:00', lor: '10:00 - 24:00', son: 'lukket' },
  }
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', fejlkode: '', resultat: { pakkeshops: [shop] } }))
  expect(await points()).toEqual([
    {
      id: '1234',
      name: 'Torvekiosken',
      street: 'Storegade 2',
      postalCode: '7100',
      city: 'Vejle',
      distanceMetres: 2652,
      hours: [
        { days: [1, 2], opens: '08:00', closes: '22:00' },
        { days: [3, 4, 5, 7], opens: null, closes: null },
        { days: [6], opens: '10:00', closes: '24:00' },
      ],
    },
  ])
})

test('an error, which DAO answers with status 200, is an outage', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'FEJL', fejlkode: '101', fejltekst: 'Ugyldig' }))
  await expect(points()).rejects.toThrow(new CarrierOutage('dao: parcel shops answered error 101'))
})
