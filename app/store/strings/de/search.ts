import type { search as sv } from '../sv/search'

export const search: Record<keyof typeof sv, string> = {
  'search.examples.title': 'Suchen Sie zum Beispiel nach',
  'search.examples': 'CR2032, LR6, Hörgerät, Mähroboter, Bosch 18 V',
  'suggest.list': 'Suchvorschläge',
  'suggest.searching': 'Suche läuft …',
  'suggest.device': 'Ihr Gerät',
  'suggest.products': 'Produkte',
  'suggest.categories': 'Kategorien',
  'suggest.hints': 'Direkt zum Ziel',
  'suggest.earlier': 'Frühere Suchen',
  'suggest.all_one': '{{count, number}} Produkt für „{{query}}“ anzeigen',
  'suggest.all_other': 'Alle {{count, number}} Produkte für „{{query}}“ anzeigen',
  'suggest.status_one': '{{count, number}} Produkt gefunden. Vorschläge mit den Pfeiltasten auswählen.',
  'suggest.status_other': '{{count, number}} Produkte gefunden. Vorschläge mit den Pfeiltasten auswählen.',
  'suggest.loosened': 'Keine genauen Treffer – das kommt Ihrer Suche am nächsten.',
  'suggest.failed': 'Die Vorschläge sind gerade nicht verfügbar. Drücken Sie die Eingabetaste, um trotzdem zu suchen.',
  'history.viewed': 'Zuletzt angesehen',
  'history.searches': 'Ihre letzten Suchen',
  'history.clear': 'Verlauf löschen',
  'suggest.anyway': 'Nach „{{query}}“ suchen',
  'search.loosened':
    'Zu allen Suchwörtern zusammen haben wir nichts gefunden. Das kommt Ihrer Suche am nächsten – bitte prüfen Sie, ob es passt.',
  'search.loosened.word':
    'Genau dazu haben wir nichts gefunden. Das kommt Ihrer Suche am nächsten – bitte prüfen Sie, ob es passt.',
  'search.unmatched': 'Zu {{words}} haben wir nichts gefunden. Hier sind die Treffer für „{{query}}“.',
  'search.unmatched.similar':
    'Zu {{words}} haben wir nichts gefunden. Das kommt Ihrer Suche am nächsten – bitte prüfen Sie, ob es passt.',
  'search.unmatched.word': '„{{word}}“',
  'search.device': 'Passend für: {{device}}',
  'search.device.all': 'Alles Passende anzeigen',
  'search.device.models': 'Modell wählen',
  'search.device.which': '{{device}}: Welches Modell? Wählen Sie das Baujahr und ob es eine Start-Stopp-Automatik hat.',
}
