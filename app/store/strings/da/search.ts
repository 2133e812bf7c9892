import type { search as sv } from '../sv/search'

export const search: Record<keyof typeof sv, string> = {
  'suggest.list': 'Søgeforslag',
  'suggest.searching': 'Søger …',
  'suggest.device': 'Din enhed',
  'suggest.products': 'Produkter',
  'suggest.categories': 'Kategorier',
  'suggest.hints': 'Genveje',
  'suggest.earlier': 'Tidligere søgninger',
  'suggest.all_one': 'Vis {{count, number}} produkt for »{{query}}«',
  'suggest.all_other': 'Vis alle {{count, number}} produkter for »{{query}}«',
  'suggest.status_one': '{{count, number}} produkt fundet. Vælg mellem forslagene med piletasterne.',
  'suggest.status_other': '{{count, number}} produkter fundet. Vælg mellem forslagene med piletasterne.',
  'suggest.failed': 'Forslagene kunne ikke hentes lige nu. Tryk på Enter for at søge alligevel.',
  'history.viewed': 'Senest set',
  'history.searches': 'Dine seneste søgninger',
  'history.clear': 'Ryd historikken',
  'suggest.anyway': 'Søg efter »{{query}}«',
  'search.loosened': 'Vi fandt ikke noget, der passer til alle ordene. Her er det, der minder mest om det – tjek, at det passer.',
  'search.device': 'Passer til: {{device}}',
  'search.device.all': 'Vis alt, der passer',
  'search.device.models': 'Vælg model',
}
