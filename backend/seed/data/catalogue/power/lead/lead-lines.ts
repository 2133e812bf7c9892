import type { Texts } from '../../../../../texts'
import { makeCategory } from '../../make-category'
import { texts } from '../../naming'

export const leadCategories = [
  makeCategory(
    'lead',
    'category-lead',
    texts('Blybatterier', 'Blybatterier', 'Bleiakkus', 'Blybatterier'),
    texts(
      '<p>Slutna blybatterier till reservkraft, larm, elscootrar och leksaksbilar. Jämför mått och poltyp med det gamla batteriet.</p>',
      '<p>Lukkede blybatterier til reservestrøm, alarmer, elscootere og lekebiler. Sammenlign mål og poltype med det gamle batteriet.</p>',
      '<p>Verschlossene Bleiakkus für Notstrom, Alarmanlagen, Elektromobile und Kinderfahrzeuge. Vergleichen Sie Maße und Polart mit dem alten Akku.</p>',
      '<p>Lukkede blybatterier til nødstrøm, alarmer, elscootere og legetøjsbiler. Sammenlign mål og poltype med det gamle batteri.</p>',
    ),
  ),
  makeCategory(
    'lead/standby',
    'category-lead',
    texts('AGM för larm och UPS', 'AGM til alarm og UPS', 'AGM für Alarm und USV', 'AGM til alarm og UPS'),
    texts(
      '<p>Batterier som ligger på underhållsladdning och är redo när strömmen går.</p>',
      '<p>Batterier som står på vedlikeholdslading og er klare når strømmen går.</p>',
      '<p>Akkus, die in Erhaltungsladung stehen und bereit sind, wenn der Strom ausfällt.</p>',
      '<p>Batterier, der står på vedligeholdelsesladning og er klar, når strømmen går.</p>',
    ),
  ),
  makeCategory(
    'lead/cyclic',
    'category-lead',
    texts(
      'AGM för elscooter och golf',
      'AGM til elscooter og golf',
      'AGM für Elektromobil und Golf',
      'AGM til elscooter og golf',
    ),
    texts(
      '<p>Cykliska batterier som tål att laddas ur och upp varje dag.</p>',
      '<p>Sykliske batterier som tåler å lades ut og opp hver dag.</p>',
      '<p>Zyklenfeste Akkus, die tägliches Entladen und Laden vertragen.</p>',
      '<p>Cykliske batterier, der tåler at blive afladet og opladet hver dag.</p>',
    ),
  ),
  makeCategory(
    'lead/gel',
    'category-lead',
    texts('Gelbatterier', 'Gelbatterier', 'Gelakkus', 'Gelbatterier'),
    texts(
      '<p>Gelbatterier tål djupa urladdningar och kan monteras på sidan.</p>',
      '<p>Gelbatterier tåler dype utladinger og kan monteres på siden.</p>',
      '<p>Gelakkus vertragen tiefe Entladungen und dürfen liegend eingebaut werden.</p>',
      '<p>Gelbatterier tåler dybe afladninger og kan monteres på siden.</p>',
    ),
  ),
  makeCategory(
    'lead/ups-kits',
    'category-lead',
    texts('Batterisatser till UPS', 'Batterisett til UPS', 'Akkusätze für USV', 'Batterisæt til UPS'),
    texts(
      '<p>Satser som ersätter tillverkarens batterimodul, sökbara på RBC-numret.</p>',
      '<p>Sett som erstatter produsentens batterimodul, søkbare på RBC-nummeret.</p>',
      '<p>Sätze, die das Batteriemodul des Herstellers ersetzen, auffindbar über die RBC-Nummer.</p>',
      '<p>Sæt, der erstatter producentens batterimodul, søgbare på RBC-nummeret.</p>',
    ),
  ),
]

type LeadLine = { category: string; chemistry: string; name: Texts; purpose: Texts; colours: [string, string] }

/** The names and uses of the lines of sealed lead batteries. */
export const LEAD_LINES: Record<string, LeadLine> = {
  standby: {
    category: 'lead/standby',
    chemistry: 'lead-agm',
    name: texts('AGM-batteri', 'AGM-batteri', 'AGM-Akku', 'AGM-batteri'),
    purpose: texts(
      'Ett underhållsfritt batteri för larm, UPS, nödljus och leksaksbilar, med en väntad livslängd på 3–5 år vid 20 °C.',
      'Et vedlikeholdsfritt batteri for alarm, UPS, nødlys og lekebiler, med en forventet levetid på 3–5 år ved 20 °C.',
      'Ein wartungsfreier Akku für Alarmanlagen, USV, Notlicht und Kinderfahrzeuge mit 3–5 Jahren Gebrauchsdauer bei 20 °C.',
      'Et vedligeholdelsesfrit batteri til alarm, UPS, nødlys og legetøjsbiler med en forventet levetid på 3–5 år ved 20 °C.',
    ),
    colours: ['#3a444d', '#f4b400'],
  },
  'long-life': {
    category: 'lead/standby',
    chemistry: 'lead-agm',
    name: texts('AGM-batteri lång livslängd', 'AGM-batteri lang levetid', 'AGM-Akku Longlife', 'AGM-batteri lang levetid'),
    purpose: texts(
      'För brandlarm och reservkraft där bytet är dyrt: 10–12 års konstruerad livslängd vid 20 °C och flamskyddat hölje.',
      'For brannalarm og reservestrøm der byttet er dyrt: 10–12 års konstruert levetid ved 20 °C og flammehemmende kasse.',
      'Für Brandmeldeanlagen und Notstrom, wo der Tausch teuer ist: 10–12 Jahre Designlebensdauer bei 20 °C, flammhemmendes Gehäuse.',
      'Til brandalarm og nødstrøm, hvor udskiftning er dyr: 10–12 års konstrueret levetid ved 20 °C og flammehæmmende kasse.',
    ),
    colours: ['#24405c', '#c9d3da'],
  },
  cyclic: {
    category: 'lead/cyclic',
    chemistry: 'lead-agm',
    name: texts('AGM-batteri cykliskt', 'AGM-batteri syklisk', 'AGM-Akku zyklenfest', 'AGM-batteri cyklisk'),
    purpose: texts(
      'För elscooter, rullstol, golfvagn och elmotor: tål omkring 400 urladdningar till hälften och snabb laddning.',
      'For elscooter, rullestol, golftralle og elmotor: tåler rundt 400 utladinger til halv kapasitet og rask lading.',
      'Für Elektromobil, Rollstuhl, Golftrolley und Bootsmotor: rund 400 Entladungen auf halbe Kapazität und schnelles Laden.',
      'Til elscooter, kørestol, golfvogn og elmotor: tåler omkring 400 afladninger til halv kapacitet og hurtig opladning.',
    ),
    colours: ['#1f5f4a', '#e3e8e5'],
  },
  gel: {
    category: 'lead/gel',
    chemistry: 'lead-gel',
    name: texts('Gelbatteri', 'Gelbatteri', 'Gelakku', 'Gelbatteri'),
    purpose: texts(
      'Elektrolyten är bunden i gel: låg självurladdning, tål värme och djup urladdning, för rullstol, solkraft och fritid.',
      'Elektrolytten er bundet i gel: lav selvutlading, tåler varme og dyp utlading, for rullestol, solstrøm og fritid.',
      'Der Elektrolyt ist als Gel gebunden: geringe Selbstentladung, wärme- und tiefentladefest, für Rollstuhl, Solarstrom und Freizeit.',
      'Elektrolytten er bundet i gel: lav selvafladning, tåler varme og dyb afladning, til kørestol, solstrøm og fritid.',
    ),
    colours: ['#5a5f66', '#8fd0c4'],
  },
}
