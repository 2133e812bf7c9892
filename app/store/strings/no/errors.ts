import type { errors as sv } from '../sv/errors'

export const errors: Record<keyof typeof sv, string> = {
  'error.notFound.title': 'Siden ble ikke funnet',
  'error.notFound.text':
    'Den kan være flyttet eller ha gått ut av sortimentet. Søk etter modell eller varenummer, så finner du raskt riktig vare.',
  'error.gone.title': 'Produktet er utgått',
  'error.gone.text':
    'Det selges ikke lenger og har ingen etterfølger. Søk etter modell eller varenummer, så finner du det som passer.',
  'error.unavailable.title': 'Butikken svarer ikke akkurat nå',
  'error.unavailable.text': 'Vi har et midlertidig avbrudd. Handlekurven din er lagret – prøv igjen om et lite øyeblikk.',
  'error.busy.title': 'Mange besøkende akkurat nå',
  'error.busy.text': 'Siden vises av seg selv om noen sekunder. Handlekurven din er lagret.',
  'error.tooMany.title': 'Vent litt',
  'error.tooMany.text': 'Det kommer uvanlig mange forsøk herfra akkurat nå. Vent noen minutter og prøv igjen.',
  'error.refused.title': 'Butikken kunne ikke ta imot det som ble sendt',
  'error.refused.text': 'Gå tilbake og last inn siden på nytt. Prøv igjen, eller start på nytt fra forsiden.',
  'error.title': 'Noe gikk galt',
  'error.text': 'Feilen er vår, ikke din. Prøv igjen, eller start på nytt fra forsiden.',
  'error.home': 'Til forsiden',
  'error.retry': 'Prøv igjen',
}
