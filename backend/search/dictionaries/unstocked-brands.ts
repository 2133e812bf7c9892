/** Cars: makers, and models that nothing else is called. */
const CARS =
  'volvo saab volkswagen vw audi bmw mercedes toyota ford opel vauxhall skoda škoda renault peugeot citroen citroën nissan mazda ' +
  'hyundai kia fiat subaru mitsubishi dacia seat cupra tesla polestar lexus porsche jaguar landrover jeep chrysler chevrolet lancia ' +
  'daihatsu ' +
  'passat tiguan touran sharan polo octavia fabia kodiaq ibiza leon ateca cooper fortwo corsa astra zafira insignia mondeo fiesta ' +
  'kuga yaris corolla auris avensis rav4 clio megane twingo kangoo qashqai micra berlingo ducato panda doblo sprinter vito'

/**
 * Names of makers whose own goods or fits this shop has none of, each with what does the same. It is shown as what is like it and never as
 * that maker's: a shopper with a `Volvo` wants a car battery, and has to see for herself which one fits.
 */
export const STAND_INS: { called: string; foundBy: string }[] = [
  { called: CARS, foundBy: 'bilbatteri bilbatterier autobatterie autobatterien' },
  { called: 'eneloop', foundBy: 'hr6 hr03' },
  { called: 'duracell energizer', foundBy: 'lr6 lr03' },
  { called: 'yuasa exide', foundBy: 'mc motorrad' },
  { called: 'ctek noco', foundBy: 'batteriladdare-24v batterilader-24v batterieladegerät-24v' },
  { called: 'varta', foundBy: 'lr6 lr03 bilbatteri autobatterie' },
  { called: 'verisure', foundBy: 'cr123a lr03' },
]

const NAMES = new Set(STAND_INS.flatMap(({ called }) => called.split(' ')))
const CAR_NAMES = new Set(CARS.split(' '))

/** Whether a word is the name of such a maker. */
export const isStandIn = (word: string): boolean => NAMES.has(word)

/** Whether a word is the name of a car or of its maker. */
export const isCar = (word: string): boolean => CAR_NAMES.has(word)
