import type { SeedCategory } from '../../records'
import type { Texts } from '../../../../texts'
import type { SeedFamily } from '../family'
import { makeCategory } from '../make-category'
import { texts } from '../naming'
import { makeCells } from './make-cells'
import { LI_ION, LI_ION_PROTECTED, PHOTO, THIONYL, THIONYL_TAGGED } from './lithium-tables'

const ICON = 'category-lithium-cell'
const group = (key: string, name: Texts, description: Texts, icon = ICON): SeedCategory =>
  makeCategory(`lithium-cells/${key}`, icon, name, description)

const cellSize = (key: string, name: Texts, parts: string): SeedCategory =>
  group(
    `li-ion/${key}`,
    name,
    texts(
      `Litiumjonceller: ${parts}.`,
      `Litium-ion-celler: ${parts}.`,
      `Lithium-Ionen-Zellen: ${parts}.`,
      `Lithium-ion-celler: ${parts}.`,
    ),
  )

const categories: SeedCategory[] = [
  makeCategory(
    'lithium-cells',
    ICON,
    texts('Litiumbatterier och celler', 'Litiumbatterier og celler', 'Lithiumbatterien und Zellen', 'Lithiumbatterier og celler'),
    texts(
      'Fotobatterier, laddningsbara litiumjonceller och långlivade celler för mätare och larm.',
      'Fotobatterier, oppladbare litium-ion-celler og langlivede celler til målere og alarmer.',
      'Fotobatterien, wiederaufladbare Lithium-Ionen-Zellen und langlebige Zellen für Zähler und Alarme.',
      'Fotobatterier, genopladelige lithium-ion-celler og langlivede celler til målere og alarmer.',
    ),
  ),
  group(
    'photo',
    texts('Fotobatterier', 'Fotobatterier', 'Fotobatterien', 'Fotobatterier'),
    texts(
      'CR123A, CR2, CR-P2, 2CR5 och andra litiumbatterier för kameror och larm.',
      'CR123A, CR2, CR-P2, 2CR5 og andre litiumbatterier til kameraer og alarmer.',
      'CR123A, CR2, CR-P2, 2CR5 und andere Lithiumbatterien für Kameras und Alarme.',
      'CR123A, CR2, CR-P2, 2CR5 og andre lithiumbatterier til kameraer og alarmer.',
    ),
    'category-photo',
  ),
  group(
    'li-ion',
    texts('Litiumjonceller', 'Litium-ion-celler', 'Lithium-Ionen-Zellen', 'Lithium-ion-celler'),
    texts(
      'Laddningsbara celler på 3,6 till 3,7 V. Siffrorna är diameter och längd.',
      'Oppladbare celler på 3,6 til 3,7 V. Sifrene er diameter og lengde.',
      'Wiederaufladbare Zellen mit 3,6 bis 3,7 V. Die Ziffern nennen Durchmesser und Länge.',
      'Genopladelige celler på 3,6 til 3,7 V. Cifrene er diameter og længde.',
    ),
  ),
  cellSize('18650', texts('18650-celler', '18650-celler', '18650-Zellen', '18650-celler'), '18650'),
  cellSize('21700', texts('21700-celler', '21700-celler', '21700-Zellen', '21700-celler'), '20700, 21700'),
  cellSize('small', texts('Små celler', 'Små celler', 'Kleine Zellen', 'Små celler'), '10440, 14500, 16340, 18350, 18500'),
  cellSize('large', texts('Stora celler', 'Store celler', 'Große Zellen', 'Store celler'), '26350, 26650, 32650'),
  group(
    'thionyl',
    texts('Litiumtionylceller (ER)', 'Litium-tionyl-celler (ER)', 'Lithium-Thionyl-Zellen (ER)', 'Lithium-thionyl-celler (ER)'),
    texts(
      'Celler på 3,6 V som håller tio år i mätare, larm och styrsystem.',
      'Celler på 3,6 V som varer ti år i målere, alarmer og styresystemer.',
      'Zellen mit 3,6 V, die zehn Jahre in Zählern, Alarmen und Steuerungen halten.',
      'Celler på 3,6 V, der holder ti år i målere, alarmer og styringer.',
    ),
  ),
  group(
    'thionyl/plain',
    texts('Med vanliga poler', 'Med vanlige poler', 'Mit normalen Polen', 'Med almindelige poler'),
    texts(
      'ER-celler för batterihållare.',
      'ER-celler til batteriholdere.',
      'ER-Zellen für Batteriehalter.',
      'ER-celler til batteriholdere.',
    ),
  ),
  group(
    'thionyl/tagged',
    texts('Med lödöron eller stift', 'Med loddefaner eller stifter', 'Mit Lötfahnen oder Stiften', 'Med loddeflige eller ben'),
    texts(
      'ER-celler att löda fast på kretskort.',
      'ER-celler til å lodde fast på kretskort.',
      'ER-Zellen zum Einlöten auf Platinen.',
      'ER-celler til at lodde fast på printkort.',
    ),
  ),
]

export const lithiumCells: SeedFamily = {
  categories,
  devices: [],
  products: [
    ...makeCells({ kind: 'photo', brand: 'bildvolt', brandName: 'Bildvolt', prefix: 'BV' }, PHOTO),
    ...makeCells(
      {
        kind: 'li-ion',
        brand: 'cellmora',
        brandName: 'Cellmora',
        prefix: 'CM',
        capacityVaries: true,
        advice: 'li-ion-bare',
        attributes: () => ({ 'button-top': 'no', protected: 'no', cycles: 500 }),
      },
      LI_ION,
    ),
    ...makeCells(
      {
        kind: 'li-ion',
        brand: 'cellmora',
        brandName: 'Cellmora',
        prefix: 'CMP',
        capacityVaries: true,
        line: texts('med skyddskrets', 'med beskyttelse', 'mit Schutzschaltung', 'med beskyttelse'),
        advice: 'li-ion-protected',
        attributes: () => ({ 'button-top': 'yes', protected: 'yes', cycles: 500 }),
      },
      LI_ION_PROTECTED,
    ),
    ...makeCells({ kind: 'thionyl', brand: 'cellmora', brandName: 'Cellmora', prefix: 'CM' }, THIONYL),
    ...makeCells(
      {
        kind: 'thionyl',
        brand: 'cellmora',
        brandName: 'Cellmora',
        prefix: 'CMT',
        line: texts('med lödöron', 'med loddefaner', 'mit Lötfahnen', 'med loddeflige'),
        tags: ['self-repair'],
        attributes: () => ({ terminal: 'solder-tag' }),
      },
      THIONYL_TAGGED,
    ),
  ],
}
