import { texts } from '../../naming'
import { LEAD_ADVICE, LITHIUM_PACK_ADVICE } from '../battery-advice'
import type { Kind } from '../kind'
import { shelf } from '../kind'

const ICON = 'category-mower'

export const gardenCategories = [
  shelf(
    'garden',
    ICON,
    texts('Robotgräsklippare och trädgård', 'Robotklipper og hage', 'Mähroboter und Garten', 'Robotplæneklipper og have'),
    texts(
      'Batterier och slitdelar till robotgräsklippare, åkgräsklippare och trädgårdsmaskiner.',
      'Batterier og slitedeler til robotklippere, plentraktorer og hagemaskiner.',
      'Akkus und Verschleißteile für Mähroboter, Rasentraktoren und Gartengeräte.',
      'Batterier og sliddele til robotplæneklippere, havetraktorer og havemaskiner.',
    ),
  ),
  shelf(
    'garden/robot-batteries',
    ICON,
    texts(
      'Batterier till robotgräsklippare',
      'Batterier til robotklippere',
      'Akkus für Mähroboter',
      'Batterier til robotplæneklippere',
    ),
    texts(
      'När klipptiden blir kort är det oftast batteriet: byt det på vintern, så är roboten klar till våren.',
      'Når klippetiden blir kort, er det oftest batteriet: Bytt det om vinteren, så er roboten klar til våren.',
      'Wird die Mähzeit kurz, liegt es meist am Akku: Tauschen Sie ihn im Winter, dann ist der Roboter im Frühjahr bereit.',
      'Når klippetiden bliver kort, er det som regel batteriet: Skift det om vinteren, så er robotten klar til foråret.',
    ),
  ),
  shelf(
    'garden/robot-parts',
    ICON,
    texts('Knivar och slingkabel', 'Kniver og avgrensningskabel', 'Messer und Begrenzungskabel', 'Knive og afgrænsningskabel'),
    texts(
      'Vassa knivar ger friskt gräs: byt var sjätte till åttonde vecka.',
      'Skarpe kniver gir friskt gress: Bytt dem hver sjette til åttende uke.',
      'Scharfe Messer halten den Rasen gesund: alle sechs bis acht Wochen wechseln.',
      'Skarpe knive giver sundt græs: Skift dem hver sjette til ottende uge.',
    ),
  ),
  shelf(
    'garden/tool-batteries',
    ICON,
    texts(
      'Batterier till trädgårdsmaskiner',
      'Batterier til hagemaskiner',
      'Akkus für Gartengeräte',
      'Batterier til havemaskiner',
    ),
    texts(
      'Ersättningsbatterier på 18–56 V till trimmer, häcksax, motorsåg och gräsklippare.',
      'Erstatningsbatterier på 18–56 V til trimmer, hekksaks, motorsag og gressklipper.',
      'Ersatzakkus von 18 bis 56 V für Trimmer, Heckenschere, Kettensäge und Rasenmäher.',
      'Erstatningsbatterier på 18–56 V til trimmer, hækkeklipper, motorsav og plæneklipper.',
    ),
  ),
  shelf(
    'garden/rider',
    ICON,
    texts(
      'Batterier till åkgräsklippare',
      'Batterier til plentraktorer',
      'Batterien für Rasentraktoren',
      'Batterier til havetraktorer',
    ),
    texts(
      'Startbatterier i storlek U1 med plus till höger eller vänster.',
      'Startbatterier i størrelse U1 med pluss til høyre eller venstre.',
      'Starterbatterien der Größe U1 mit Pluspol rechts oder links.',
      'Startbatterier i størrelse U1 med plus til højre eller venstre.',
    ),
  ),
]

export const gardenKinds: Record<string, Kind> = {
  robot: {
    category: 'garden/robot-batteries',
    brand: 'verkvolt',
    name: texts(
      'Batteri till robotgräsklippare',
      'Batteri til robotklipper',
      'Akku für Mähroboter',
      'Batteri til robotplæneklipper',
    ),
    purpose: texts(
      'Nya celler i samma mått och med samma kontakt som originalet: roboten känner igen batteriet och klipper en hel laddning igen.',
      'Nye celler i samme mål og med samme kontakt som originalen: Roboten kjenner igjen batteriet og klipper like lenge som før.',
      'Neue Zellen mit gleichen Maßen und gleichem Stecker wie das Original: Der Roboter erkennt den Akku und mäht wieder so lange wie früher.',
      'Nye celler i samme mål og med samme stik som originalen: Robotten genkender batteriet og klipper igen lige så længe som før.',
    ),
    advice: LITHIUM_PACK_ADVICE,
    shape: 'wired-pack',
    colours: ['#31393f', '#e0712c'],
    deviceType: 'robot-mower',
    tags: ['rechargeable', 'self-repair'],
    demand: 0.55,
    discountCategory: 'garden',
  },
  blades: {
    category: 'garden/robot-parts',
    brand: 'verkvolt',
    name: texts('Robotknivar till', 'Robotkniver til', 'Messer für', 'Robotknive til'),
    purpose: texts(
      'Härdade knivar med två eggar och nya skruvar. Byt alla knivar samtidigt så att skivan går i balans.',
      'Herdede kniver med to egger og nye skruer. Bytt alle knivene samtidig, så går skiven i balanse.',
      'Gehärtete Messer mit zwei Schneiden und neuen Schrauben. Alle Messer zugleich wechseln, damit die Scheibe rund läuft.',
      'Hærdede knive med to ægge og nye skruer. Skift alle knive på én gang, så skiven kører i balance.',
    ),
    shape: 'blades',
    colours: ['#b4bcc3', '#77818a'],
    deviceType: 'robot-mower',
    tags: ['self-repair'],
    demand: 0.7,
  },
  wire: {
    category: 'garden/robot-parts',
    brand: 'verkvolt',
    name: texts('Slingkabel', 'Avgrensningskabel', 'Begrenzungskabel', 'Afgrænsningskabel'),
    purpose: texts(
      'Kopparkabel som märker ut var roboten får klippa, för alla märken. Läggs på marken med märlor eller grävs ned några centimeter.',
      'Kobberkabel som viser hvor roboten kan klippe, for alle merker. Legges på bakken med plugger eller graves noen centimeter ned.',
      'Kupferkabel, das dem Roboter die Grenze zeigt, für alle Marken. Mit Haken verlegen oder einige Zentimeter tief eingraben.',
      'Kobberkabel, der viser robotten grænsen, til alle mærker. Lægges med pløkker eller graves nogle centimeter ned.',
    ),
    shape: 'cable',
    colours: ['#2e8b57', '#16202a'],
    demand: 0.4,
  },
  'wire-parts': {
    category: 'garden/robot-parts',
    brand: 'verkvolt',
    name: texts('Slingkabel:', 'Avgrensningskabel:', 'Begrenzungskabel:', 'Afgrænsningskabel:'),
    purpose: texts(
      'Märlor, skarvkopplingar och laddstationskontakter som hör till en hel slinga. Skarvarna är fyllda med fett och tål vatten.',
      'Plugger, skjøtekoblinger og kontakter til ladestasjonen som hører til en hel sløyfe. Koblingene er fettfylte og tåler vann.',
      'Haken, Verbinder und Stecker für die Ladestation. Die Verbinder sind mit Fett gefüllt und wasserdicht.',
      'Pløkker, samlemuffer og stik til ladestationen. Samlemufferne er fyldt med fedt og tåler vand.',
    ),
    shape: 'spare-part',
    colours: ['#2e8b57', '#f4b400'],
    demand: 0.35,
  },
  hand: {
    category: 'garden/tool-batteries',
    brand: 'verkvolt',
    name: texts('Batteri till trädgårdsmaskin', 'Batteri til hagemaskin', 'Akku für Gartengeräte', 'Batteri til havemaskine'),
    purpose: texts(
      'Celler för hög ström, så att kraften räcker även i vått gräs och tjocka grenar. Visar laddnivån på maskiner som stöder det.',
      'Celler for høy strøm, så kraften holder også i vått gress og tykke greiner. Viser ladenivået på maskiner som støtter det.',
      'Hochstromzellen, damit die Kraft auch für nasses Gras und dicke Äste reicht. Zeigt den Ladestand an Geräten, die das unterstützen.',
      'Celler til høj strøm, så der er kraft nok til vådt græs og tykke grene. Viser ladeniveauet på maskiner, der understøtter det.',
    ),
    advice: LITHIUM_PACK_ADVICE,
    shape: 'tool-pack',
    colours: ['#2b3a33', '#e0712c'],
    deviceType: 'power-tool',
    tags: ['rechargeable'],
    demand: 0.45,
    discountCategory: 'garden',
  },
  rider: {
    category: 'garden/rider',
    brand: 'startbjorn',
    name: texts('Batteri till åkgräsklippare', 'Batteri til plentraktor', 'Batterie für Rasentraktor', 'Batteri til havetraktor'),
    purpose: texts(
      'Startbatteri som är fyllt och laddat. Jämför pluspolens sida: kablarna i maskinen är korta.',
      'Startbatteri som er fylt og ladet. Sjekk hvilken side plusspolen sitter på: Kablene i maskinen er korte.',
      'Starterbatterie, gefüllt und geladen. Achten Sie auf die Seite des Pluspols: Die Kabel der Maschine sind kurz.',
      'Startbatteri, der er fyldt og opladet. Tjek, hvilken side pluspolen sidder i: Kablerne i maskinen er korte.',
    ),
    advice: LEAD_ADVICE,
    shape: 'lead-block',
    colours: ['#20303f', '#59b36b'],
    deviceType: 'ride-on-mower',
    demand: 0.5,
    discountCategory: 'vehicle',
  },
}
