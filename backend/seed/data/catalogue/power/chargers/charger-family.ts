import type { SeedAttribute } from '../../../records'
import type { SeedFamily } from '../../family'
import { makeDevice } from '../../make-device'
import { makeProduct } from '../../make-product'
import { decimal, paragraphs, perLanguage, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { listIn, numberIn, readRows } from '../../read-rows'
import { MAINS_ADVICE } from '../battery-advice'
import { goodsOf } from '../kind'
import { BATTERY_CHARGER_ROWS } from './battery-charger-rows'
import { CAMERA_CHARGER_ROWS } from './camera-charger-rows'
import { chargerCategories } from './charger-categories'
import { chargerKinds } from './charger-kinds'
import { LAPTOP_ADAPTER_ROWS } from './laptop-adapter-rows'
import { USB_CHARGER_ROWS } from './usb-charger-rows'

const attributes: SeedAttribute[] = [
  { key: 'plug', name: texts('Plugg', 'Plugg', 'Stecker', 'Stik'), unit: null },
  { key: 'for-battery', name: texts('För batteri', 'For batteri', 'Für Akku', 'Til batteri'), unit: null },
]

const adapters = readRows(['maker', 'volts', 'watts', 'plug', 'connector', 'price'], LAPTOP_ADAPTER_ROWS).map((row) => {
  const [volts, watts] = [numberIn(row.volts), numberIn(row.watts)]
  const amperes = Math.round((watts / volts) * 100) / 100
  const fact = `${decimal(volts)} V ${decimal(amperes)} A ${watts} W`
  const connector: Record<string, string> = row.connector === '' ? {} : { connector: row.connector }
  const words = texts('Datorladdare till', 'PC-lader til', 'Netzteil für', 'Computeroplader til')
  return makeProduct({
    sku: `LAP-${slugify(`${row.maker} ${row.watts} ${row.plug.replace(' mm', '')} ${row.volts}`).toUpperCase()}`,
    brand: 'ladugo',
    categories: ['chargers/laptop'],
    name: perLanguage((language) => `${words[language]} ${row.maker} ${fact} ${row.plug}`),
    description: paragraphs(
      [
        texts(
          `Ersätter adaptrar från ${row.maker} med ${decimal(volts)} V och upp till ${watts} W. Kontakt: ${row.plug}. Nätsladd medföljer.`,
          `Erstatter adaptere fra ${row.maker} med ${decimal(volts)} V og opptil ${watts} W. Kontakt: ${row.plug}. Strømledning følger med.`,
          `Ersetzt Netzteile von ${row.maker} mit ${decimal(volts)} V und bis zu ${watts} W. Stecker: ${row.plug}. Netzkabel liegt bei.`,
          `Erstatter adaptere fra ${row.maker} med ${decimal(volts)} V og op til ${watts} W. Stik: ${row.plug}. Netledning medfølger.`,
        ),
      ],
      [MAINS_ADVICE],
    ),
    attributes: { 'output-voltage': volts, 'output-current': amperes, power: watts, plug: row.plug, ...connector },
    drawing: {
      shape: 'adapter',
      width: watts > 100 ? 75 : 50,
      height: watts > 100 ? 150 : 105,
      depth: 30,
      colours: ['#1d2227', '#9aa5ae'],
      label: `${watts} W`,
      smallPrint: [`${decimal(volts)} V`, row.plug.replace(' mm', '')],
      count: 1,
    },
    price: numberIn(row.price),
    weightGrams: 120 + watts * 3,
    discountCategory: 'chargers',
    demand: watts === 65 ? 0.6 : 0.35,
  })
})

const cameraChargers = readRows(['battery', 'volts', 'price', 'cameras'], CAMERA_CHARGER_ROWS).map((row) => {
  const devices = listIn(row.cameras).map((name) => {
    const gap = name.indexOf(' ')
    return makeDevice('camera', name.slice(0, gap).replaceAll('_', ' '), name.slice(gap + 1))
  })
  const words = texts('Dubbel USB-laddare till', 'Dobbel USB-lader til', 'USB-Doppelladegerät für', 'Dobbelt USB-oplader til')
  const product = makeProduct({
    sku: `CHK-${row.battery}`,
    brand: 'bildvolt',
    categories: ['chargers/cameras'],
    name: perLanguage((language) => `${words[language]} ${row.battery}`),
    description: paragraphs([
      texts(
        `Laddar två ${row.battery} samtidigt från en USB-C-laddare på minst 10 W och visar nivån i fyra steg för varje batteri.`,
        `Lader to ${row.battery} samtidig fra en USB-C-lader på minst 10 W og viser nivået i fire trinn for hvert batteri.`,
        `Lädt zwei ${row.battery} gleichzeitig an einem USB-C-Netzteil ab 10 W und zeigt den Stand jedes Akkus in vier Stufen.`,
        `Oplader to ${row.battery} på én gang fra en USB-C-oplader på mindst 10 W og viser niveauet i fire trin for hvert batteri.`,
      ),
    ]),
    attributes: { 'for-battery': row.battery, 'output-voltage': numberIn(row.volts), bays: 2, connector: 'usb-c' },
    fits: devices.map(({ key }) => key),
    drawing: {
      shape: 'pack-charger',
      width: 85,
      height: 75,
      depth: 30,
      colours: ['#1b1f24', '#5fb0d6'],
      label: row.battery,
      count: 1,
    },
    price: numberIn(row.price),
    weightGrams: 95,
    discountCategory: 'chargers',
    demand: 0.4,
  })
  return { product, devices }
})

const shelfGoods = goodsOf(chargerKinds, `${BATTERY_CHARGER_ROWS}${USB_CHARGER_ROWS}`, {
  'CHN-4P': { discontinued: true, successor: 'CHN-4U' },
  'CHC-5': { campaign: 20 },
  'CHU-65': { decoration: 'best-seller', campaign: 15 },
  'CHW-3IN1': { stock: 0, expectedInDays: 21, backOrder: true, notifyable: true, decoration: 'new' },
})

/** Chargers for cells, tools, cameras, vehicles, laptops and phones, and power supplies. */
export const chargerFamily: SeedFamily = {
  categories: chargerCategories,
  attributes,
  devices: [...shelfGoods.devices, ...cameraChargers.flatMap(({ devices }) => devices)],
  products: [...shelfGoods.products, ...adapters, ...cameraChargers.map(({ product }) => product)],
}
