import { texts } from '../../naming'
import type { SeedFamily } from '../../family'
import { LITHIUM_PACK_ADVICE, MAINS_ADVICE } from '../battery-advice'
import type { Kind } from '../kind'
import { goodsOf, shelf } from '../kind'
import { E_MOBILITY_ROWS } from './e-mobility-rows'

const ICON = 'category-e-bike'

const categories = [
  shelf(
    'e-mobility',
    ICON,
    texts('Elcykel och elsparkcykel', 'Elsykkel og elsparkesykkel', 'E-Bike und E-Scooter', 'Elcykel og elløbehjul'),
    texts(
      'Batterier, laddare och delar som får elcykeln och elsparkcykeln att rulla vidare.',
      'Batterier, ladere og deler som får elsykkelen og elsparkesykkelen til å rulle videre.',
      'Akkus, Ladegeräte und Teile, mit denen E-Bike und E-Scooter weiterrollen.',
      'Batterier, opladere og dele, der holder elcyklen og elløbehjulet kørende.',
    ),
  ),
  shelf(
    'e-mobility/bike-batteries',
    ICON,
    texts('Elcykelbatterier', 'Elsykkelbatterier', 'E-Bike-Akkus', 'Elcykelbatterier'),
    texts(
      'Batterier efter infästning och spänning. Jämför kontakt och skena med ditt gamla batteri.',
      'Batterier etter feste og spenning. Sammenlign kontakt og skinne med det gamle batteriet ditt.',
      'Akkus nach Befestigung und Spannung. Vergleichen Sie Stecker und Schiene mit Ihrem alten Akku.',
      'Batterier efter montering og spænding. Sammenlign stik og skinne med dit gamle batteri.',
    ),
  ),
  shelf(
    'e-mobility/scooter-batteries',
    ICON,
    texts('Batterier till elsparkcykel', 'Batterier til elsparkesykkel', 'Akkus für E-Scooter', 'Batterier til elløbehjul'),
    texts(
      'Inbyggda batterier med styrkort och kontakt.',
      'Innebygde batterier med styrekort og kontakt.',
      'Einbauakkus mit BMS und Stecker.',
      'Indbyggede batterier med styrekort og stik.',
    ),
  ),
  shelf(
    'e-mobility/chargers',
    ICON,
    texts('Laddare till elcykel', 'Ladere til elsykkel', 'Ladegeräte für E-Bikes', 'Opladere til elcykel'),
    texts(
      'Laddspänningen ska stämma: 36 V laddas med 42 V och 48 V med 54,6 V.',
      'Ladespenningen skal stemme: 36 V lades med 42 V og 48 V med 54,6 V.',
      'Die Ladespannung muss stimmen: 36 V laden mit 42 V, 48 V mit 54,6 V.',
      'Ladespændingen skal passe: 36 V oplades med 42 V og 48 V med 54,6 V.',
    ),
  ),
  shelf(
    'e-mobility/parts',
    ICON,
    texts('Delar till elsparkcykel', 'Deler til elsparkesykkel', 'Teile für E-Scooter', 'Dele til elløbehjul'),
    texts(
      'Däck, slangar och bromsdelar.',
      'Dekk, slanger og bremsedeler.',
      'Reifen, Schläuche und Bremsteile.',
      'Dæk, slanger og bremsedele.',
    ),
  ),
]

const pack = {
  shape: 'bike-pack' as const,
  deviceType: 'e-scooter',
  tags: ['rechargeable'],
  discountCategory: 'e-mobility',
  advice: LITHIUM_PACK_ADVICE,
}

const kinds: Record<string, Kind> = {
  bike: {
    ...pack,
    category: 'e-mobility/bike-batteries',
    brand: 'norrvolt',
    name: texts('Elcykelbatteri', 'Elsykkelbatteri', 'E-Bike-Akku', 'Elcykelbatteri'),
    purpose: texts(
      'Märkesceller i en låsbar hållare, provade med full belastning innan de lämnar lagret. Räkna med 8–12 km per 100 Wh.',
      'Merkeceller i en låsbar holder, prøvd med full belastning før de går fra lageret. Regn med 8–12 km per 100 Wh.',
      'Markenzellen in abschließbarer Halterung, vor der Auslieferung unter Volllast geprüft. Rechnen Sie mit 8–12 km je 100 Wh.',
      'Mærkeceller i en låsbar holder, afprøvet med fuld belastning, før de forlader lageret. Regn med 8–12 km pr. 100 Wh.',
    ),
    colours: ['#1b2126', '#3d87c9'],
    demand: 0.45,
  },
  scooter: {
    ...pack,
    category: 'e-mobility/scooter-batteries',
    brand: 'norrvolt',
    name: texts('Batteri till elsparkcykel', 'Batteri til elsparkesykkel', 'Akku für E-Scooter', 'Batteri til elløbehjul'),
    purpose: texts(
      'Färdigt paket med styrkort och kontakt på plats: lossa bottenplattan, byt och täta. Elsparkcykeln visar laddnivån som vanligt.',
      'Ferdig pakke med styrekort og kontakt på plass: Løsne bunnplaten, bytt og tett. Sparkesykkelen viser ladenivået som vanlig.',
      'Fertiges Paket mit BMS und Stecker: Bodenplatte lösen, tauschen, abdichten. Der Scooter zeigt den Ladestand wie gewohnt.',
      'Færdig pakke med styrekort og stik på plads: Løsn bundpladen, skift og tæt. Løbehjulet viser ladeniveauet som sædvanligt.',
    ),
    colours: ['#2f343a', '#e05a4e'],
    demand: 0.45,
  },
  charger: {
    category: 'e-mobility/chargers',
    brand: 'ladugo',
    name: texts('Elcykelladdare', 'Elsykkellader', 'E-Bike-Ladegerät', 'Elcykeloplader'),
    purpose: texts(
      'Laddar med konstant ström och spänning, bryter när batteriet är fullt och visar läget med en lampa.',
      'Lader med konstant strøm og spenning, bryter når batteriet er fullt, og viser statusen med en lampe.',
      'Lädt mit Konstantstrom und Konstantspannung, schaltet bei vollem Akku ab und zeigt den Stand mit einer Leuchte.',
      'Oplader med konstant strøm og spænding, afbryder, når batteriet er fuldt, og viser status med en lampe.',
    ),
    advice: MAINS_ADVICE,
    shape: 'charger',
    colours: ['#22282e', '#3d87c9'],
    smallPrint: true,
    deviceType: 'e-scooter',
    demand: 0.5,
  },
  part: {
    category: 'e-mobility/parts',
    brand: 'norrvolt',
    name: texts('Elsparkcykel:', 'Elsparkesykkel:', 'E-Scooter:', 'Elløbehjul:'),
    purpose: texts(
      'Slitdel i originalmått. Kontrollera däcktryck och bromsar varje månad, så håller batteriet också längre.',
      'Slitedel i originalmål. Kontroller dekktrykk og bremser hver måned, så varer batteriet også lenger.',
      'Verschleißteil in Originalmaßen. Prüfen Sie Reifendruck und Bremsen monatlich; das schont auch den Akku.',
      'Sliddel i originalmål. Kontrollér dæktryk og bremser hver måned, så holder batteriet også længere.',
    ),
    shape: 'spare-part',
    shapes: { 'ESP-TYRE': 'tyre', 'ESP-TUBE': 'inner-tube', 'ESP-DISC': 'brake-disc' },
    colours: ['#20252a', '#9aa5ae'],
    deviceType: 'e-scooter',
    tags: ['self-repair'],
    demand: 0.35,
  },
}

/** Packs, chargers and parts for e-bikes and e-scooters. */
export const eMobilityFamily: SeedFamily = {
  categories,
  ...goodsOf(kinds, E_MOBILITY_ROWS, {
    'ESC-MAX': { campaign: 15 },
    'EBB-SF36-10': { discontinued: true, successor: 'EBB-SF36-14' },
  }),
}
