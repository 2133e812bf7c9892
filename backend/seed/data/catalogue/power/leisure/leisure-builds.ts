import type { Texts } from '../../../../../texts'
import { makeCategory } from '../../make-category'
import { texts } from '../../naming'

const category = (key: string, name: Texts, description: Texts) => makeCategory(key, 'category-leisure', name, description)

export const leisureCategories = [
  category(
    'leisure',
    texts('Fritid och båt', 'Fritid og båt', 'Freizeit und Boot', 'Fritid og båd'),
    texts(
      '<p>Förbrukningsbatterier till husvagn, husbil, båt, stuga och elmotor.</p>',
      '<p>Forbruksbatterier til campingvogn, bobil, båt, hytte og elmotor.</p>',
      '<p>Versorgungsbatterien für Wohnwagen, Wohnmobil, Boot, Hütte und Elektromotor.</p>',
      '<p>Forbrugsbatterier til campingvogn, autocamper, båd, sommerhus og elmotor.</p>',
    ),
  ),
  category(
    'leisure/flooded',
    texts('Fritidsbatterier', 'Fritidsbatterier', 'Freizeitbatterien', 'Fritidsbatterier'),
    texts(
      '<p>Prisvärda batterier för helger och semester.</p>',
      '<p>Rimelige batterier for helger og ferie.</p>',
      '<p>Preiswerte Batterien für Wochenende und Urlaub.</p>',
      '<p>Prisvenlige batterier til weekender og ferie.</p>',
    ),
  ),
  category(
    'leisure/agm',
    texts('AGM till fritid', 'AGM til fritid', 'AGM für die Freizeit', 'AGM til fritid'),
    texts(
      '<p>Slutna batterier som får stå inne i bodelen.</p>',
      '<p>Lukkede batterier som kan stå inne i bodelen.</p>',
      '<p>Verschlossene Batterien, die im Wohnraum stehen dürfen.</p>',
      '<p>Lukkede batterier, der må stå inde i beboelsesdelen.</p>',
    ),
  ),
  category(
    'leisure/gel',
    texts('Gel till fritid', 'Gel til fritid', 'Gel für die Freizeit', 'Gel til fritid'),
    texts(
      '<p>För många djupa urladdningar.</p>',
      '<p>For mange dype utladinger.</p>',
      '<p>Für viele tiefe Entladungen.</p>',
      '<p>Til mange dybe afladninger.</p>',
    ),
  ),
  category(
    'leisure/lithium',
    texts('Litium 12–36 V', 'Litium 12–36 V', 'Lithium 12–36 V', 'Lithium 12–36 V'),
    texts(
      '<p>LiFePO4-batterier med inbyggt skydd.</p>',
      '<p>LiFePO4-batterier med innebygd vern.</p>',
      '<p>LiFePO4-Batterien mit eingebautem BMS.</p>',
      '<p>LiFePO4-batterier med indbygget beskyttelse.</p>',
    ),
  ),
]

type Build = { chemistry: string; name: Texts; purpose: Texts; cycles: number; colours: [string, string] }

/** The builds of leisure batteries. `cycles` is at the depth of discharge named in the text. */
export const LEISURE_BUILDS: Record<string, Build> = {
  flooded: {
    chemistry: 'lead-flooded',
    name: texts('Fritidsbatteri', 'Fritidsbatteri', 'Freizeitbatterie', 'Fritidsbatteri'),
    purpose: texts(
      'Tjocka plattor för lampor, pump och kyl: omkring 150 urladdningar till hälften. Ska stå ventilerat.',
      'Tykke plater for lys, pumpe og kjøleskap: rundt 150 utladinger til halv kapasitet. Skal stå ventilert.',
      'Dicke Platten für Licht, Pumpe und Kühlbox: rund 150 Entladungen auf halbe Kapazität. Belüftet einbauen.',
      'Tykke plader til lys, pumpe og køleskab: omkring 150 afladninger til halv kapacitet. Skal stå ventileret.',
    ),
    cycles: 150,
    colours: ['#dfe5ea', '#2f6db5'],
  },
  agm: {
    chemistry: 'lead-agm',
    name: texts('Fritidsbatteri AGM', 'Fritidsbatteri AGM', 'Freizeitbatterie AGM', 'Fritidsbatteri AGM'),
    purpose: texts(
      'Slutet och tyst: laddar snabbt, avger normalt ingen gas och ger hög ström till ankarspel och växelriktare. Omkring 400 urladdningar till hälften.',
      'Lukket og stille: lader raskt, avgir normalt ingen gass og gir høy strøm til ankervinsj og vekselretter. Rundt 400 utladinger til halv kapasitet.',
      'Verschlossen: lädt schnell, gast im Normalbetrieb nicht und liefert hohe Ströme für Ankerwinde und Wechselrichter. Rund 400 Entladungen auf halbe Kapazität.',
      'Lukket: oplader hurtigt, afgiver normalt ingen gas og giver høj strøm til ankerspil og inverter. Omkring 400 afladninger til halv kapacitet.',
    ),
    cycles: 400,
    colours: ['#26333f', '#6fb1d8'],
  },
  gel: {
    chemistry: 'lead-gel',
    name: texts('Fritidsbatteri gel', 'Fritidsbatteri gel', 'Freizeitbatterie Gel', 'Fritidsbatteri gel'),
    purpose: texts(
      'För husbil och båt som lever på batteriet i dagar: omkring 600 urladdningar till hälften och mycket låg självurladdning.',
      'For bobil og båt som lever på batteriet i dager: rundt 600 utladinger til halv kapasitet og svært lav selvutlading.',
      'Für Wohnmobil und Boot, die tagelang von der Batterie leben: rund 600 Entladungen auf halbe Kapazität, sehr geringe Selbstentladung.',
      'Til autocamper og båd, der lever af batteriet i dagevis: omkring 600 afladninger til halv kapacitet og meget lav selvafladning.',
    ),
    cycles: 600,
    colours: ['#4a5058', '#8fd0c4'],
  },
  lithium: {
    chemistry: 'lifepo4',
    name: texts('Litiumbatteri LiFePO4', 'Litiumbatteri LiFePO4', 'Lithium-Batterie LiFePO4', 'Lithiumbatteri LiFePO4'),
    purpose: texts(
      'Hela kapaciteten går att använda, omkring 3 000 gånger, till halva vikten av bly. Skyddet bryter vid över- och underspänning och vid kyla.',
      'Hele kapasiteten kan brukes, rundt 3000 ganger, og batteriet veier bare halvparten av et blybatteri. Vernet bryter ved over- og underspenning og ved kulde.',
      'Die ganze Kapazität ist nutzbar, rund 3000-mal, bei halbem Gewicht gegenüber Blei. Das BMS trennt bei Über- und Unterspannung und bei Kälte.',
      'Hele kapaciteten kan bruges, omkring 3.000 gange, og batteriet vejer kun det halve af et blybatteri. Beskyttelsen afbryder ved over- og underspænding og ved kulde.',
    ),
    cycles: 3000,
    colours: ['#0f3f4f', '#7fd1ae'],
  },
}
