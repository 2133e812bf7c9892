import type { SeedCategory } from '../../records'
import { makeCategory } from '../make-category'
import { same, slugs, texts } from '../naming'

const ROOT = 'household'

const size = (key: string, name: string, iec: string): SeedCategory =>
  makeCategory(
    `${ROOT}/${key}`,
    'category-battery',
    same(`${name} (${iec})`),
    texts(
      `Batterier i storlek ${name}, även kallad ${iec}, i flera kemier och förpackningar.`,
      `Batterier i størrelse ${name}, også kalt ${iec}, i flere typer og pakninger.`,
      `Batterien der Größe ${name}, auch ${iec} genannt, in mehreren Zelltypen und Packungen.`,
      `Batterier i størrelse ${name}, også kaldet ${iec}, i flere typer og pakninger.`,
    ),
    slugs(same(`${name}-${iec}`)),
  )

const alkaline = (parent: string, name: string): SeedCategory =>
  makeCategory(
    `${ROOT}/${parent}/alkaline`,
    'category-battery',
    texts(`Alkaliska ${name}`, `Alkaliske ${name}`, `Alkali ${name}`, `Alkaliske ${name}`),
    texts(
      `Alkaliska ${name}-batterier: det vanliga valet för nästan allt i hemmet.`,
      `Alkaliske ${name}-batterier: det vanlige valget til nesten alt i hjemmet.`,
      `Alkalibatterien der Größe ${name}: die übliche Wahl für fast alles im Haushalt.`,
      `Alkaliske ${name}-batterier: det oplagte valg til næsten alt i hjemmet.`,
    ),
  )

const lithium = (parent: string, name: string): SeedCategory =>
  makeCategory(
    `${ROOT}/${parent}/lithium`,
    'category-battery',
    texts(`Litium ${name}`, `Litium ${name}`, `Lithium ${name}`, `Lithium ${name}`),
    texts(
      `${name}-batterier i litium: lätta, kyltåliga och hållbara i många år.`,
      `Litiumbatterier i størrelse ${name}: lette, kuldesterke og holdbare i mange år.`,
      `Lithium-Batterien der Größe ${name}: leicht, kältefest und viele Jahre haltbar.`,
      `Lithiumbatterier i størrelse ${name}: lette, kuldetålige og holdbare i mange år.`,
    ),
  )

const carbon = (parent: string, name: string): SeedCategory =>
  makeCategory(
    `${ROOT}/${parent}/zinc-carbon`,
    'category-battery',
    texts(`Brunsten ${name}`, `Brunstein ${name}`, `Zink-Kohle ${name}`, `Brunsten ${name}`),
    texts(
      `Billiga ${name}-batterier av brunsten för apparater som drar lite ström.`,
      `Rimelige brunsteinsbatterier i størrelse ${name} for apparater som trekker lite strøm.`,
      `Günstige Zink-Kohle-Batterien der Größe ${name} für Geräte mit geringem Strombedarf.`,
      `Billige brunstensbatterier i størrelse ${name} til apparater, der bruger lidt strøm.`,
    ),
  )

/** Household cells by size and, below, by chemistry. */
export const HOUSEHOLD_CATEGORIES: SeedCategory[] = [
  makeCategory(
    ROOT,
    'category-battery',
    texts('Hushållsbatterier', 'Husholdningsbatterier', 'Haushaltsbatterien', 'Husholdningsbatterier'),
    texts(
      'AA, AAA, C, D, 9V och de mindre vanliga storlekarna till hemmets alla apparater.',
      'AA, AAA, C, D, 9V og de mindre vanlige størrelsene til alle hjemmets apparater.',
      'AA, AAA, C, D, 9V und die selteneren Größen für alle Geräte im Haus.',
      'AA, AAA, C, D, 9V og de mindre almindelige størrelser til alle hjemmets apparater.',
    ),
  ),
  size('aa', 'AA', 'LR6'),
  alkaline('aa', 'AA'),
  lithium('aa', 'AA'),
  carbon('aa', 'AA'),
  size('aaa', 'AAA', 'LR03'),
  alkaline('aaa', 'AAA'),
  lithium('aaa', 'AAA'),
  carbon('aaa', 'AAA'),
  size('c', 'C', 'LR14'),
  alkaline('c', 'C'),
  carbon('c', 'C'),
  size('d', 'D', 'LR20'),
  alkaline('d', 'D'),
  carbon('d', 'D'),
  size('9v', '9V', '6LR61'),
  alkaline('9v', '9V'),
  lithium('9v', '9V'),
  carbon('9v', '9V'),
  makeCategory(
    `${ROOT}/special`,
    'category-battery',
    texts('Specialbatterier', 'Spesialbatterier', 'Spezialbatterien', 'Specialbatterier'),
    texts(
      'Smala, korta och ovanliga storlekar: AAAA, N, 23A, 27A, 4LR44, 3LR12 och 4LR25.',
      'Smale, korte og uvanlige størrelser: AAAA, N, 23A, 27A, 4LR44, 3LR12 og 4LR25.',
      'Schmale, kurze und seltene Größen: AAAA, N, 23A, 27A, 4LR44, 3LR12 und 4LR25.',
      'Smalle, korte og usædvanlige størrelser: AAAA, N, 23A, 27A, 4LR44, 3LR12 og 4LR25.',
    ),
  ),
]
