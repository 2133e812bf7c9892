/** Car makes, and car models whose names mean nothing else in this shop. */
const CARS =
  'volvo saab volkswagen vw audi bmw mercedes toyota ford opel vauxhall skoda škoda renault peugeot citroen citroën nissan mazda ' +
  'hyundai kia fiat subaru mitsubishi dacia seat cupra tesla polestar lexus porsche jaguar landrover jeep chrysler chevrolet lancia ' +
  'daihatsu ' +
  'passat tiguan touran sharan polo octavia fabia kodiaq ibiza leon ateca cooper fortwo corsa astra zafira insignia mondeo fiesta ' +
  'kuga yaris corolla auris avensis rav4 clio megane twingo kangoo qashqai micra berlingo ducato panda doblo sprinter vito'

/**
 * Brands without products or compatible products in this shop, and what to show instead. Hits are shown as similar products,
 * never as that brand's: a search for `Volvo` shows car batteries, and the shopper must check which one fits.
 */
export const UNSTOCKED_BRANDS: { called: string; foundBy: string }[] = [
  { called: CARS, foundBy: 'bilbatteri bilbatterier autobatterie autobatterien' },
  { called: 'eneloop', foundBy: 'hr6 hr03' },
  { called: 'duracell energizer', foundBy: 'lr6 lr03' },
  { called: 'yuasa exide', foundBy: 'mc motorrad' },
  { called: 'ctek noco', foundBy: 'batteriladdare-24v batterilader-24v batterioplader-24v batterieladegerät-24v' },
  { called: 'varta', foundBy: 'lr6 lr03 bilbatteri autobatterie' },
  {
    called: 'phonak oticon widex signia starkey unitron resound bernafon rexton hansaton sonova interton',
    foundBy: 'hörapparatsbatteri høreapparatbatteri hörgerätebatterie hörgerätebatterien',
  },
  { called: 'verisure', foundBy: 'cr123a lr03' },
]

const BRAND_NAMES = new Set(UNSTOCKED_BRANDS.flatMap(({ called }) => called.split(' ')))
const CAR_NAMES = new Set(CARS.split(' '))

/** Whether a word names such a brand or car model. */
export const isUnstockedBrand = (word: string): boolean => BRAND_NAMES.has(word)

/** Whether a word is the beginning of the name of such a brand: `duracel`. */
export const beginsUnstockedBrand = (word: string): boolean => [...BRAND_NAMES].some((name) => name.startsWith(word))

/** Whether a word names a car make or model. */
export const isCarName = (word: string): boolean => CAR_NAMES.has(word)
