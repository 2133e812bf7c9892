import type { SeedAttribute, SeedProduct } from '../../../records'
import type { Texts } from '../../../../../texts'
import { makeProduct } from '../../make-product'
import { decimal, paragraphs, perLanguage, texts } from '../../naming'
import { slugify } from '../../../../../catalogue/slugify'
import { listIn, numberIn, readRows, sizeIn } from '../../read-rows'
import { BULB_ROWS, FUSE_ROWS } from './vehicle-light-rows'

export const vehicleSpareAttributes: SeedAttribute[] = [
  { key: 'base', name: texts('Sockel', 'Sokkel', 'Sockel', 'Sokkel'), unit: null },
  { key: 'rated-power', name: texts('Märkeffekt', 'Merkeeffekt', 'Nennleistung', 'Mærkeeffekt'), unit: null },
  { key: 'rated-current', name: texts('Märkström', 'Merkestrøm', 'Nennstrom', 'Mærkestrøm'), unit: 'A' },
]

const BULB_KINDS: Record<string, { name: Texts; purpose: Texts }> = {
  headlight: {
    name: texts('Strålkastarlampa', 'Hovedlyspære', 'Scheinwerferlampe', 'Forlygtepære'),
    purpose: texts(
      'E-märkt halogenlampa för väg. Ta inte i glaset med fingrarna, och byt båda lamporna samtidigt så att ljuset blir lika på båda sidor.',
      'E-merket halogenpære for vei. Ikke ta på glasset med fingrene, og bytt begge sider samtidig så lyset blir likt.',
      'Halogenlampe mit E-Prüfzeichen. Glas nicht mit den Fingern berühren und beide Seiten gleichzeitig wechseln.',
      'E-mærket halogenpære til vejbrug. Rør ikke glasset med fingrene, og skift begge sider samtidig, så lyset bliver ens.',
    ),
  },
  xenon: {
    name: texts('Xenonlampa', 'Xenonpære', 'Xenonlampe', 'Xenonpære'),
    purpose: texts(
      'Gasurladdningslampa med omkring 4 300 K. Högspänning: låt en verkstad byta om du är osäker.',
      'Gassutladningspære med rundt 4300 K. Høyspenning: La et verksted bytte hvis du er usikker.',
      'Gasentladungslampe mit rund 4300 K. Hochspannung: im Zweifel von der Werkstatt wechseln lassen.',
      'Gasudladningspære med omkring 4.300 K. Højspænding: Lad et værksted skifte den, hvis du er i tvivl.',
    ),
  },
  signal: {
    name: texts('Signallampa', 'Signalpære', 'Signallampe', 'Signalpære'),
    purpose: texts(
      'E-märkt lampa till blinkers, bromsljus, positionsljus och skyltbelysning.',
      'E-merket pære til blinklys, bremselys, parklys og skiltlys.',
      'Lampe mit E-Prüfzeichen für Blinker, Brems-, Stand- und Kennzeichenlicht.',
      'E-mærket pære til blinklys, bremselys, positionslys og nummerpladelys.',
    ),
  },
  interior: {
    name: texts('Innerbelysning', 'Interiørpære', 'Innenraumlampe', 'Kabinepære'),
    purpose: texts(
      'Vitt ljus till kupé och bagagerum. Inte godkänd för bilens yttre belysning.',
      'Hvitt lys til kupé og bagasjerom. Ikke godkjent for bilens utvendige lys.',
      'Weißes Licht für Innen- und Kofferraum. Nicht für die Außenbeleuchtung zugelassen.',
      'Hvidt lys til kabine og bagagerum. Ikke godkendt til bilens udvendige lys.',
    ),
  },
}

const socket: Texts = texts('Sockel', 'Sokkel', 'Sockel', 'Sokkel')

export const bulbs = readRows(['category', 'volts', 'watts', 'base', 'price', 'kind', 'pack'], BULB_ROWS).map(
  (row): SeedProduct => {
    const kind = BULB_KINDS[row.kind]
    if (!kind) throw new Error(`No kind of bulb: ${row.kind}`)
    const pack = numberIn(row.pack)
    const count = pack > 1 && !row.category.includes('×') ? ` × ${pack}` : ''
    return makeProduct({
      sku: `BULB-${slugify(row.category).toUpperCase()}`,
      brand: 'ljusvika',
      categories: ['spares/bulbs'],
      name: perLanguage(
        (language) =>
          `${kind.name[language]} ${row.category.replace(/ 24 V$/, '')} ${decimal(numberIn(row.volts))} V ${row.watts.replace('.', ',')} W${count}`,
      ),
      description: paragraphs([kind.purpose], [perLanguage((language) => `${socket[language]}: ${row.base}.`)]),
      attributes: {
        voltage: numberIn(row.volts),
        base: row.base,
        'rated-power': `${row.watts.replace('.', ',')} W`,
        'pack-size': pack,
      },
      drawing: {
        shape: 'bulb',
        width: 20,
        height: 60,
        depth: 20,
        colours: ['#c9d3da', '#ffbc20'],
        label: row.category,
        count: pack,
      },
      price: numberIn(row.price),
      weightGrams: 25 * pack,
      demand: ['H4', 'H7', 'W5W'].includes(row.category) ? 0.7 : 0.3,
      discountCategory: 'spares',
    })
  },
)

const fuseName: Texts = texts('Säkring', 'Sikring', 'Sicherung', 'Sikring')

/** Colours of blade fuses by amperes (ISO 8820-3). Others are dark. */
const FUSE_COLOURS: Record<string, string> = {
  '2': '#8d969e',
  '3': '#7a4fa0',
  '5': '#c8a06a',
  '7.5': '#7a4a22',
  '10': '#c62828',
  '15': '#2f6fd0',
  '20': '#f2c400',
  '25': '#e8edf0',
  '30': '#2e9b4f',
  '40': '#e07b1a',
  '50': '#c62828',
  '60': '#2f6fd0',
  '80': '#c8a06a',
}

/** Fuses of one shape. Their ratings are variations of each other. */
export const fuses = readRows(['code', 'shape', 'amperes', 'volts', 'price', 'pack', 'size'], FUSE_ROWS).flatMap((row) =>
  listIn(row.amperes).map((amperes): SeedProduct => {
    const current = numberIn(amperes)
    return makeProduct({
      sku: `${row.code}-${amperes.replace('.', 'V')}`,
      brand: 'kraftcell',
      categories: ['spares/fuses'],
      name: perLanguage((language) => `${fuseName[language]} ${row.shape} ${decimal(current)} A ${row.volts} V × ${row.pack}`),
      description: paragraphs([
        texts(
          `Byt alltid mot samma form och märkström: ${decimal(current)} A. Löser den igen finns felet någon annanstans.`,
          `Bytt alltid til samme form og merkestrøm: ${decimal(current)} A. Går den igjen, ligger feilen et annet sted.`,
          `Immer gegen dieselbe Bauform und Stromstärke tauschen: ${decimal(current)} A. Löst sie wieder aus, liegt der Fehler woanders.`,
          `Skift altid til samme form og mærkestrøm: ${decimal(current)} A. Springer den igen, ligger fejlen et andet sted.`,
        ),
      ]),
      attributes: { 'rated-current': current, voltage: numberIn(row.volts), 'pack-size': numberIn(row.pack) },
      drawing: {
        shape: 'fuse',
        ...sizeIn(row.size),
        colours: [FUSE_COLOURS[amperes] ?? '#3a4650', '#8d969e'],
        label: `${decimal(current)} A`,
        // Glass fuses are printed F (quick) or T (slow), as they are otherwise alike (IEC 60127).
        smallPrint: / ([FT])$/.exec(row.shape)?.slice(1) ?? [],
        count: 1,
      },
      price: numberIn(row.price),
      weightGrams: 3 * numberIn(row.pack) + 5,
      group: `fuse-${row.code.toLowerCase()}`,
      variationAttributes: ['rated-current'],
      demand: 0.25,
      discountCategory: 'spares',
    })
  }),
)
