import type { search as sv } from '../sv/search'

export const search: Record<keyof typeof sv, string> = {
  'suggest.list': 'Søkeforslag',
  'suggest.searching': 'Søker …',
  'suggest.device': 'Enheten din',
  'suggest.products': 'Produkter',
  'suggest.categories': 'Kategorier',
  'suggest.hints': 'Snarveier',
  'suggest.earlier': 'Tidligere søk',
  'suggest.all_one': 'Vis {{count, number}} produkt for «{{query}}»',
  'suggest.all_other': 'Vis alle {{count, number}} produkter for «{{query}}»',
  'suggest.status_one': '{{count, number}} produkt funnet. Velg blant forslagene med piltastene.',
  'suggest.status_other': '{{count, number}} produkter funnet. Velg blant forslagene med piltastene.',
  'suggest.failed': 'Forslagene kunne ikke hentes akkurat nå. Trykk på Enter for å søke likevel.',
  'history.viewed': 'Sist sett på',
  'history.searches': 'Dine siste søk',
  'history.clear': 'Tøm historikken',
  'suggest.anyway': 'Søk etter «{{query}}»',
  'search.loosened': 'Vi fant ingenting som passer til alle ordene. Her er det som ligner mest – kontroller at det passer.',
  'search.device': 'Passer til: {{device}}',
  'search.device.all': 'Vis alt som passer',
  'search.device.models': 'Velg modell',
}
