import { perLanguage } from '../data/catalogue/naming'
import { slugify } from '../../catalogue/slugify'
import type { SeedBrand } from '../data/records'
import type { Language } from '../../../app/commerce/contract/languages'

const PLACES = ['Tjärn', 'Myr', 'Gran', 'Ljung', 'Vass', 'Hagel', 'Älv', 'Sten', 'Rimfrost', 'Måsskär', 'Lingon', 'Tuv']
const ENDINGS = ['volt', 'cell', 'ampere', 'kraft']

const DESCRIPTIONS: Record<Language, string> = {
  sv: 'Batterier och tillbehör för den som vill ha något att välja på.',
  no: 'Batterier og tilbehør for den som vil ha noe å velge mellom.',
  de: 'Batterien, Akkus und Zubehör für alle, die gern die Wahl haben.',
  da: 'Batterier og tilbehør til dem, der gerne vil have noget at vælge imellem.',
}

/** The brands of generated products. They are fictitious, like those of brands.ts. */
export const GENERATED_BRANDS: SeedBrand[] = PLACES.flatMap((place) =>
  ENDINGS.map((ending) => {
    const name = `${place}${ending}`
    const key = slugify(name)
    return {
      key,
      name,
      slug: key,
      description: perLanguage((language) => DESCRIPTIONS[language]),
      manufacturer: {
        name: `${name} AB`,
        address: 'Spänningsgatan 30, 987 99 Strömvik',
        country: 'SE',
        email: `safety@${key}.example`,
      },
    }
  }),
)
