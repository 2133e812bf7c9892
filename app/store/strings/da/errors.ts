import type { errors as sv } from '../sv/errors'

export const errors: Record<keyof typeof sv, string> = {
  'error.notFound.title': 'Siden blev ikke fundet',
  'error.notFound.text':
    'Den kan være flyttet eller udgået af sortimentet. Søg efter model eller varenummer, så finder du hurtigt det rigtige.',
  'error.gone.title': 'Produktet er udgået',
  'error.gone.text':
    'Det sælges ikke længere og har ingen efterfølger. Søg efter model eller varenummer, så finder du det, der passer.',
  'error.unavailable.title': 'Butikken svarer ikke lige nu',
  'error.unavailable.text': 'Vi har en midlertidig afbrydelse. Din kurv er gemt – prøv igen om et øjeblik.',
  'error.busy.title': 'Mange besøgende lige nu',
  'error.busy.text': 'Siden vises af sig selv om få sekunder. Din kurv er gemt.',
  'error.tooMany.title': 'Vent et øjeblik',
  'error.tooMany.text': 'Der kommer usædvanligt mange forsøg herfra lige nu. Vent nogle minutter, og prøv igen.',
  'error.refused.title': 'Butikken kunne ikke modtage det, der blev sendt',
  'error.refused.text': 'Gå tilbage, og genindlæs siden. Prøv igen, eller begynd forfra på forsiden.',
  'error.title': 'Noget gik galt',
  'error.text': 'Fejlen er vores, ikke din. Prøv igen, eller begynd forfra på forsiden.',
  'error.home': 'Til forsiden',
  'error.retry': 'Prøv igen',
}
