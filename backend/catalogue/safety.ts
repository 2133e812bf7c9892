import type { Language } from '../../app/commerce/contract/languages'
import type { Texts } from '../texts'
import type { Drawing } from '../pictures/drawing'

/** Most dangerous first. */
const ORDER = ['swallowing', 'lithium', 'acid', 'mains', 'pack', 'cell'] as const
type Hazard = (typeof ORDER)[number]

/** The warnings that an offer must show (GPSR, article 19), by hazard. */
const WARNINGS: Record<Hazard, Texts> = {
  swallowing: {
    sv: 'Förvaras oåtkomligt för barn. En knappcell som sväljs kan ge livshotande frätskador inom två timmar. Sök vård omedelbart.',
    no: 'Oppbevares utilgjengelig for barn. En knappcelle som svelges, kan gi livstruende etseskader i løpet av to timer. Søk legehjelp umiddelbart.',
    de: 'Von Kindern fernhalten. Verschluckte Knopfzellen können innerhalb von zwei Stunden lebensgefährliche Verätzungen verursachen. Sofort ärztliche Hilfe holen.',
    da: 'Opbevares utilgængeligt for børn. En slugt knapcelle kan give livstruende ætsninger inden for to timer. Søg straks lægehjælp.',
  },
  lithium: {
    sv: 'Får inte kortslutas, öppnas, krossas eller utsättas för temperaturer över 60 °C. Brandrisk. Ladda endast med avsedd laddare.',
    no: 'Må ikke kortsluttes, åpnes, knuses eller utsettes for temperaturer over 60 °C. Brannfare. Lad bare med egnet lader.',
    de: 'Nicht kurzschließen, öffnen, quetschen oder über 60 °C erhitzen. Brandgefahr. Nur mit dem vorgesehenen Ladegerät laden.',
    da: 'Må ikke kortsluttes, åbnes, knuses eller udsættes for temperaturer over 60 °C. Brandfare. Må kun oplades med den tilhørende oplader.',
  },
  acid: {
    sv: 'Innehåller svavelsyra. Bär skyddsglasögon, håll lågor och gnistor borta och ladda i ett ventilerat utrymme.',
    no: 'Inneholder svovelsyre. Bruk vernebriller, hold flammer og gnister unna, og lad i et ventilert rom.',
    de: 'Enthält Schwefelsäure. Schutzbrille tragen, Flammen und Funken fernhalten und in einem belüfteten Raum laden.',
    da: 'Indeholder svovlsyre. Brug beskyttelsesbriller, hold flammer og gnister væk, og oplad i et ventileret rum.',
  },
  mains: {
    sv: 'Endast för inomhusbruk. Dra ut kontakten före rengöring. Använd inte om höljet eller sladden är skadad.',
    no: 'Kun til innendørs bruk. Trekk ut støpselet før rengjøring. Må ikke brukes hvis dekselet eller ledningen er skadet.',
    de: 'Nur für Innenräume. Vor der Reinigung den Netzstecker ziehen. Bei beschädigtem Gehäuse oder Kabel nicht verwenden.',
    da: 'Kun til indendørs brug. Træk stikket ud før rengøring. Må ikke bruges, hvis kabinettet eller ledningen er beskadiget.',
  },
  pack: {
    sv: 'Får inte kortslutas, öppnas, skadas eller kastas i öppen eld. Ladda endast i apparaten eller med avsedd laddare.',
    no: 'Må ikke kortsluttes, åpnes, skades eller kastes i åpen ild. Lad bare i apparatet eller med egnet lader.',
    de: 'Nicht kurzschließen, öffnen, beschädigen oder ins Feuer werfen. Nur im Gerät oder mit dem vorgesehenen Ladegerät laden.',
    da: 'Må ikke kortsluttes, åbnes, beskadiges eller kastes i ild. Må kun oplades i apparatet eller med den tilhørende oplader.',
  },
  cell: {
    sv: 'Vänd polerna rätt, blanda inte gamla och nya batterier och släng inte i öppen eld. Engångsbatterier får inte laddas.',
    no: 'Sett batteriene inn riktig vei, ikke bland gamle og nye batterier, og kast dem ikke i åpen ild. Engangsbatterier må ikke lades.',
    de: 'Auf richtige Polung achten, alte und neue Batterien nicht mischen und nicht ins Feuer werfen. Einwegbatterien nicht aufladen.',
    da: 'Vend polerne rigtigt, bland ikke gamle og nye batterier, og kast dem ikke i ild. Engangsbatterier må ikke oplades.',
  },
}

const HAZARDS: Partial<Record<Drawing['shape'], Hazard[]>> = {
  coin: ['swallowing', 'cell'],
  cylinder: ['cell'],
  block9v: ['cell'],
  prismatic: ['cell'],
  'tool-pack': ['lithium'],
  'camera-pack': ['lithium'],
  'phone-pack': ['lithium'],
  'laptop-pack': ['lithium'],
  'bike-pack': ['lithium'],
  'power-bank': ['lithium'],
  'power-station': ['lithium'],
  'wired-pack': ['pack'],
  'lead-block': ['acid'],
  'car-battery': ['acid'],
  charger: ['mains'],
  'pack-charger': ['mains'],
  adapter: ['mains'],
  'charge-pad': ['mains'],
}

/** Rechargeable lithium chemistries. In any case type their hazard is that of lithium, not of acid or single-use cells. */
const RECHARGEABLE_LITHIUM: readonly string[] = ['li-ion', 'li-polymer', 'lifepo4']

/** The warnings of a product by its shape and chemistry, or of a set by all its parts, each once. */
export function safetyWarnings(parts: readonly Part[], language: Language): string[] {
  const hazards = new Set(parts.flatMap(hazardsOf))
  return ORDER.filter((hazard) => hazards.has(hazard)).map((hazard) => WARNINGS[hazard][language])
}

type Part = { drawing: Pick<Drawing, 'shape'>; chemistry: string | null }

function hazardsOf({ drawing: { shape }, chemistry }: Part): readonly Hazard[] {
  const usual = HAZARDS[shape] ?? []
  const lithium = chemistry !== null && RECHARGEABLE_LITHIUM.includes(chemistry)
  return lithium ? usual.map((hazard) => (hazard === 'cell' || hazard === 'acid' ? 'lithium' : hazard)) : usual
}
