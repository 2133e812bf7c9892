import type { finder as sv } from '../sv/finder'

/** Choosing a device, and the page of what fits it. */
export const finder: Record<keyof typeof sv, string> = {
  'finder.link': 'Batterie- und Akku-Finder',
  'finder.form': 'Gerät wählen',
  'finder.type': 'Geräteart',
  'finder.brand': 'Marke',
  'finder.device': 'Modell',
  'finder.type.choose': 'Art wählen',
  'finder.brand.choose': 'Marke wählen',
  'finder.device.choose': 'Modell wählen',
  'finder.brand.first': 'Zuerst Art wählen',
  'finder.device.first': 'Zuerst Marke wählen',
  'finder.brand.loading': 'Marken werden geladen …',
  'finder.device.loading': 'Modelle werden geladen …',
  'finder.brand.status_one': '{{count, number}} Marke zur Auswahl',
  'finder.brand.status_other': '{{count, number}} Marken zur Auswahl',
  'finder.device.status_one': '{{count, number}} Modell zur Auswahl',
  'finder.device.status_other': '{{count, number}} Modelle zur Auswahl',
  'finder.next': 'Weiter',
  'finder.show': 'Passende Artikel anzeigen',
  'finder.failed': 'Die Liste konnte gerade nicht geladen werden. Mit „Weiter“ wählen Sie auf einer eigenen Seite aus.',
  'finder.title': 'Die passende Batterie oder den passenden Akku finden',
  'finder.title.type': '{{type}}: Marke wählen',
  'finder.title.brand': '{{type}} von {{brand}}: Modell wählen',
  'finder.text': 'Wählen Sie Art, Marke und Modell – wir zeigen Ihnen alles, was passt.',
  'finder.description':
    'Wählen Sie Art, Marke und Modell Ihres Geräts und sehen Sie sofort, welche Batterien, Akkus, Ladegeräte und Zubehörteile passen.',
  'finder.description.type':
    '{{type}}: Wählen Sie Marke und Modell und sehen Sie sofort, welche Batterien, Akkus, Ladegeräte und Zubehörteile passen.',
  'finder.description.brand':
    '{{type}} von {{brand}}: Wählen Sie Ihr Modell und sehen Sie sofort, welche Batterien, Akkus, Ladegeräte und Zubehörteile passen.',
  'finder.types': 'Alle Gerätearten',
  'finder.brands': 'Alle Marken',
  'finder.models': 'Alle Modelle von {{brand}}',
  'finder.count_one': '{{count, number}} Modell',
  'finder.count_other': '{{count, number}} Modelle',
  'finder.missing.title': 'Ihr Modell ist nicht dabei?',
  'finder.missing.text':
    'Suchen Sie nach dem, was auf der alten Batterie oder dem alten Akku steht: Bezeichnung, Größe oder Artikelnummer.',
  'finder.category': 'Ihr Modell wählen',
  'device.title': 'Batterien, Akkus und Zubehör für {{device}}',
  'device.intro':
    'Alles hier ist für {{device}} vorgesehen. Gibt es mehrere Ausführungen, passt nicht jede Größe: Vergleichen Sie vor der Bestellung Bezeichnung und Maße mit der alten Batterie oder dem alten Akku.',
  'device.change': 'Anderes Gerät wählen',
  'device.description_one': '{{count, number}} passendes Produkt für {{device}} mit Preis, Verfügbarkeit und Lieferzeit.',
  'device.description_other': '{{count, number}} passende Produkte für {{device}} mit Preis, Verfügbarkeit und Lieferzeit.',
  'device.others': 'Andere Modelle von {{brand}}',
  'device.others.all': 'Alle Modelle anzeigen',
}
