import type { Texts } from '../../../../../texts'
import { makeCategory } from '../../make-category'
import { texts } from '../../naming'

export const motorcycleCategories = [
  makeCategory(
    'motorcycle',
    'category-motorcycle',
    texts('MC, moped och ATV', 'MC, moped og ATV', 'Motorrad, Roller und ATV', 'Motorcykel, scooter og ATV'),
    texts(
      '<p>Batterier till motorcykel, moped, ATV, snöskoter och vattenskoter, efter koden på det gamla batteriet.</p>',
      '<p>Batterier til motorsykkel, moped, ATV, snøscooter og vannscooter, etter koden på det gamle batteriet.</p>',
      '<p>Batterien für Motorrad, Roller, ATV, Schneemobil und Jetski, nach dem Code auf der alten Batterie.</p>',
      '<p>Batterier til motorcykel, scooter, ATV, snescooter og vandscooter efter koden på det gamle batteri.</p>',
    ),
  ),
  makeCategory(
    'motorcycle/agm',
    'category-motorcycle',
    texts('AGM, underhållsfria', 'AGM, vedlikeholdsfrie', 'AGM, wartungsfrei', 'AGM, vedligeholdelsesfri'),
    texts(
      '<p>Slutna batterier, klara att montera.</p>',
      '<p>Lukkede batterier, klare til montering.</p>',
      '<p>Verschlossene Batterien, einbaufertig.</p>',
      '<p>Lukkede batterier, klar til montering.</p>',
    ),
  ),
  makeCategory(
    'motorcycle/conventional',
    'category-motorcycle',
    texts(
      'Konventionella, med syrapåse',
      'Konvensjonelle, med syrepakke',
      'Konventionell, mit Säurepack',
      'Konventionelle, med syrepakke',
    ),
    texts(
      '<p>Öppna batterier för äldre maskiner; syran medföljer och vattnet fylls på vid behov.</p>',
      '<p>Åpne batterier for eldre maskiner; syren følger med, og vann etterfylles ved behov.</p>',
      '<p>Offene Batterien für ältere Maschinen; die Säure liegt bei, Wasser wird bei Bedarf nachgefüllt.</p>',
      '<p>Åbne batterier til ældre maskiner; syren følger med, og der fyldes vand på efter behov.</p>',
    ),
  ),
  makeCategory(
    'motorcycle/lithium',
    'category-motorcycle',
    texts('Litium till MC', 'Litium til MC', 'Lithium fürs Motorrad', 'Lithium til motorcykel'),
    texts(
      '<p>LiFePO4 med samma bottenmått som blybatteriet, till en fjärdedel av vikten.</p>',
      '<p>LiFePO4 med samme grunnflate som blybatteriet, til en fjerdedel av vekten.</p>',
      '<p>LiFePO4 mit der Grundfläche eines Bleiakkus, bei einem Viertel des Gewichts.</p>',
      '<p>LiFePO4 med samme grundflade som blybatteriet, til en fjerdedel af vægten.</p>',
    ),
  ),
]

type Build = { category: string; chemistry: string; name: Texts; purpose: Texts; colours: [string, string] }

/** The builds of powersport batteries. */
export const BUILDS: Record<'agm' | 'flooded', Build> = {
  agm: {
    category: 'motorcycle/agm',
    chemistry: 'lead-agm',
    name: texts('MC-batteri AGM', 'MC-batteri AGM', 'Motorradbatterie AGM', 'MC-batteri AGM'),
    purpose: texts(
      'Slutet AGM-batteri som är fyllt, laddat och klart att montera. Tål vibrationer och läcker inte om maskinen välter.',
      'Lukket AGM-batteri som er fylt, ladet og klart til montering. Tåler vibrasjoner og lekker ikke om maskinen velter.',
      'Verschlossene AGM-Batterie, gefüllt, geladen und einbaufertig. Rüttelfest und auslaufsicher, auch wenn die Maschine umfällt.',
      'Lukket AGM-batteri, der er fyldt, opladet og klar til montering. Tåler vibrationer og lækker ikke, hvis maskinen vælter.',
    ),
    colours: ['#1d232a', '#f4b400'],
  },
  flooded: {
    category: 'motorcycle/conventional',
    chemistry: 'lead-flooded',
    name: texts('MC-batteri med syra', 'MC-batteri med syre', 'Motorradbatterie mit Säurepack', 'MC-batteri med syre'),
    purpose: texts(
      'Levereras torrt med syra i egen behållare: fyll, vänta 30 minuter, ladda och montera. Kontrollera nivån varje säsong.',
      'Leveres tørt med syre i egen beholder: Fyll, vent 30 minutter, lad og monter. Kontroller nivået hver sesong.',
      'Wird trocken mit separater Säure geliefert: füllen, 30 Minuten warten, laden, einbauen. Prüfen Sie den Stand jede Saison.',
      'Leveres tørt med syre i egen beholder: Fyld, vent 30 minutter, oplad og monter. Kontrollér niveauet hver sæson.',
    ),
    colours: ['#e7e9ea', '#c94f3d'],
  },
}

export const LITHIUM_NAME: Texts = texts(
  'MC-batteri litium',
  'MC-batteri litium',
  'Motorradbatterie Lithium',
  'MC-batteri lithium',
)
