import { expect, it } from 'vitest'
import { breakable } from './breakable'

const shown = (name: string) => breakable(name).replaceAll('\u00AD', '|')

it('long compounds may break between their words', () => {
  expect(['Hörapparatsbatterier', 'Knappcellsbatterier', 'Robotgräsklippare', 'Robotplæneklipper'].map(shown)).toEqual([
    'Hör|apparats|batterier',
    'Knapp|cells|batterier',
    'Robot|gräs|klippare',
    'Robot|plæne|klipper',
  ])
  expect(['Husholdningsbatterier', 'Elsykkel og elsparkesykkel', 'Lommelygter'].map(shown)).toEqual([
    'Hus|holdnings|batterier',
    'Elsykkel og elsparke|sykkel',
    'Lomme|lygter',
  ])
  expect(['Laddningsbara batterier', 'Genopladelige batterier'].map(shown)).toEqual([
    'Laddnings|bara batterier',
    'Genop|ladelige batterier',
  ])
  expect(['Wiederaufladbare Batterien', 'Werkzeugakkus', 'Taschenlampen'].map(shown)).toEqual([
    'Wieder|aufladbare Batterien',
    'Werkzeug|akkus',
    'Taschen|lampen',
  ])
})

it('words that are not compounds are not changed', () => {
  expect(['Batterier till surfplattor', 'Adaptrar', 'Litiumceller'].map(shown)).toEqual([
    'Batterier till surfplattor',
    'Adaptrar',
    'Litium|celler',
  ])
})
