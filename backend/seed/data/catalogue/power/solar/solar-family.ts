import type { SeedFamily } from '../../family'
import { texts } from '../../naming'
import { goodsOf, shelf } from '../kind'
import { solarKinds } from './solar-kinds'
import { SOLAR_ROWS } from './solar-rows'

const ICON = 'category-solar'

const categories = [
  shelf(
    'solar',
    ICON,
    texts('Solkraft och portabel ström', 'Solkraft og bærbar strøm', 'Solarstrom und mobile Energie', 'Solkraft og bærbar strøm'),
    texts(
      'Egen ström i stugan, husbilen och på stranden: paneler, regulatorer, växelriktare och kraftstationer.',
      'Egen strøm på hytta, i bobilen og på stranda: paneler, regulatorer, vekselrettere og strømstasjoner.',
      'Eigener Strom in Hütte, Wohnmobil und am Strand: Module, Regler, Wechselrichter und Powerstations.',
      'Egen strøm i sommerhuset, autocamperen og på stranden: paneler, regulatorer, invertere og strømstationer.',
    ),
  ),
  shelf(
    'solar/panels',
    ICON,
    texts('Solpaneler', 'Solpaneler', 'Solarmodule', 'Solpaneler'),
    texts(
      'Fasta, böjliga och vikbara paneler.',
      'Faste, bøyelige og sammenleggbare paneler.',
      'Feste, flexible und faltbare Module.',
      'Faste, fleksible og foldbare paneler.',
    ),
  ),
  shelf(
    'solar/controllers',
    ICON,
    texts('Regulatorer', 'Regulatorer', 'Laderegler', 'Regulatorer'),
    texts(
      'Regulatorn sitter mellan panel och batteri och skyddar batteriet mot överladdning.',
      'Regulatoren sitter mellom panel og batteri og beskytter batteriet mot overlading.',
      'Der Regler sitzt zwischen Modul und Batterie und schützt sie vor Überladung.',
      'Regulatoren sidder mellem panel og batteri og beskytter batteriet mod overopladning.',
    ),
  ),
  shelf(
    'solar/inverters',
    ICON,
    texts('Växelriktare', 'Vekselrettere', 'Wechselrichter', 'Invertere'),
    texts(
      'Från 12 eller 24 V till 230 V.',
      'Fra 12 eller 24 V til 230 V.',
      'Von 12 oder 24 V auf 230 V.',
      'Fra 12 eller 24 V til 230 V.',
    ),
  ),
  shelf(
    'solar/power-stations',
    ICON,
    texts('Kraftstationer', 'Strømstasjoner', 'Powerstations', 'Strømstationer'),
    texts(
      'Ström i en låda, klar att ta med.',
      'Strøm i en kasse, klar til å ta med.',
      'Strom im Kasten, bereit zum Mitnehmen.',
      'Strøm i en kasse, klar til at tage med.',
    ),
  ),
  shelf(
    'solar/mounting',
    ICON,
    texts('Kablar, fästen och mätning', 'Kabler, fester og måling', 'Kabel, Halter und Messung', 'Kabler, beslag og måling'),
    texts(
      'Det som binder ihop anläggningen.',
      'Det som binder anlegget sammen.',
      'Was die Anlage zusammenhält.',
      'Det, der binder anlægget sammen.',
    ),
  ),
]

/** Solar panels, controllers, inverters and power stations. */
export const solarFamily: SeedFamily = {
  categories,
  ...goodsOf(solarKinds, SOLAR_ROWS, {
    'SOL-150': { discontinued: true, successor: 'SOL-175' },
    'PST-1024': { campaign: 20, decoration: 'best-seller' },
    'PST-2048': { stock: 0, expectedInDays: 30, backOrder: true, notifyable: true, decoration: 'new' },
    'SOL-100': { accessories: ['REG-MPPT10', 'MC4-5M', 'ABS-550'] },
  }),
}
