import type { Texts } from '../../../../../texts'
import { makeCategory } from '../../make-category'
import { texts } from '../../naming'

export const carCategories = [
  makeCategory(
    'car',
    'category-car',
    texts('Bilbatterier', 'Bilbatterier', 'Autobatterien', 'Bilbatterier'),
    texts(
      '<p>Startbatterier efter ETN och höljestorlek. Jämför längd, höjd och pluspolens sida med batteriet i bilen.</p>',
      '<p>Startbatterier etter ETN og kassestørrelse. Sammenlign lengde, høyde og plusspolens side med batteriet i bilen.</p>',
      '<p>Starterbatterien nach ETN und Gehäusegröße. Vergleichen Sie Länge, Höhe und die Seite des Pluspols mit der Batterie im Auto.</p>',
      '<p>Startbatterier efter ETN og kassestørrelse. Sammenlign længde, højde og pluspolens side med batteriet i bilen.</p>',
    ),
  ),
  makeCategory(
    'car/standard',
    'category-car',
    texts('Utan start-stopp', 'Uten start-stopp', 'Ohne Start-Stopp', 'Uden start-stop'),
    texts(
      '<p>För bilar utan start-stopp-system.</p>',
      '<p>For biler uten start-stopp-system.</p>',
      '<p>Für Fahrzeuge ohne Start-Stopp-Automatik.</p>',
      '<p>Til biler uden start-stop-system.</p>',
    ),
  ),
  makeCategory(
    'car/efb',
    'category-car',
    texts('EFB för start-stopp', 'EFB for start-stopp', 'EFB für Start-Stopp', 'EFB til start-stop'),
    texts(
      '<p>Förstärkta batterier för enklare start-stopp-system. Ett EFB-batteri kan ersättas med EFB eller AGM.</p>',
      '<p>Forsterkede batterier for enklere start-stopp-systemer. Et EFB-batteri kan erstattes med EFB eller AGM.</p>',
      '<p>Verstärkte Batterien für einfache Start-Stopp-Systeme. Eine EFB lässt sich durch EFB oder AGM ersetzen.</p>',
      '<p>Forstærkede batterier til enklere start-stop-systemer. Et EFB-batteri kan erstattes af EFB eller AGM.</p>',
    ),
  ),
  makeCategory(
    'car/agm',
    'category-car',
    texts('AGM för start-stopp', 'AGM for start-stopp', 'AGM für Start-Stopp', 'AGM til start-stop'),
    texts(
      '<p>För start-stopp med bromsenergiåtervinning. AGM ska alltid ersättas med AGM.</p>',
      '<p>For start-stopp med bremseenergigjenvinning. AGM skal alltid erstattes med AGM.</p>',
      '<p>Für Start-Stopp mit Bremsenergierückgewinnung. AGM immer durch AGM ersetzen.</p>',
      '<p>Til start-stop med genvinding af bremseenergi. AGM skal altid erstattes af AGM.</p>',
    ),
  ),
  makeCategory(
    'car/truck',
    'category-car',
    texts('Lastbil och buss', 'Lastebil og buss', 'Lkw und Bus', 'Lastbil og bus'),
    texts(
      '<p>Kraftiga startbatterier i höljena A, B och C.</p>',
      '<p>Kraftige startbatterier i kassene A, B og C.</p>',
      '<p>Kräftige Starterbatterien in den Gehäusen A, B und C.</p>',
      '<p>Kraftige startbatterier i kasserne A, B og C.</p>',
    ),
  ),
]

type Technology = { category: string; chemistry: string; word: string; purpose: Texts; colours: [string, string] }

/** The technologies of starter batteries, and the cars that need them. */
export const TECHNOLOGIES: Record<string, Technology> = {
  flooded: {
    category: 'car/standard',
    chemistry: 'lead-flooded',
    word: '',
    purpose: texts(
      'Ett underhållsfritt startbatteri för bilar utan start-stopp, med galler av bly och kalcium som håller laddningen länge.',
      'Et vedlikeholdsfritt startbatteri for biler uten start-stopp, med gitter av bly og kalsium som holder lenge på ladningen.',
      'Eine wartungsfreie Starterbatterie für Fahrzeuge ohne Start-Stopp, mit Blei-Kalzium-Gittern, die die Ladung lange halten.',
      'Et vedligeholdelsesfrit startbatteri til biler uden start-stop med gitre af bly og calcium, der holder længe på ladningen.',
    ),
    colours: ['#20303f', '#f4b400'],
  },
  efb: {
    category: 'car/efb',
    chemistry: 'lead-efb',
    word: 'EFB',
    purpose: texts(
      'Förstärkta plattor ger dubbelt så många starter som ett vanligt batteri: för start-stopp och mycket stadskörning.',
      'Forsterkede plater gir dobbelt så mange starter som et vanlig batteri: for start-stopp og mye bykjøring.',
      'Verstärkte Platten erlauben doppelt so viele Starts wie üblich: für Start-Stopp und viel Stadtverkehr.',
      'Forstærkede plader giver dobbelt så mange starter som et almindeligt batteri: til start-stop og meget bykørsel.',
    ),
    colours: ['#20303f', '#59b36b'],
  },
  agm: {
    category: 'car/agm',
    chemistry: 'lead-agm',
    word: 'AGM',
    purpose: texts(
      'Syran sitter i glasfibermattor: batteriet tål start-stopp, återvinning av bromsenergi och många elförbrukare. Kan behöva registreras i bilen.',
      'Syren sitter i glassfibermatter: Batteriet tåler start-stopp, gjenvinning av bremseenergi og mye elektrisk utstyr. Må noen ganger kodes i bilen.',
      'Die Säure ist im Glasvlies gebunden: für Start-Stopp, Rekuperation und viele Verbraucher. In manchen Fahrzeugen muss die Batterie angelernt werden.',
      'Syren sidder i glasfibermåtter: Batteriet tåler start-stop, genvinding af bremseenergi og meget elektrisk udstyr. I nogle biler skal batteriet kodes.',
    ),
    colours: ['#14191e', '#4aa3c7'],
  },
  truck: {
    category: 'car/truck',
    chemistry: 'lead-flooded',
    word: '',
    purpose: texts(
      'För lastbil, buss, traktor och maskin: vibrationståligt och med reserv för kyla och kupévärmare.',
      'For lastebil, buss, traktor og maskin: vibrasjonssikkert og med reserve for kulde og kupévarmer.',
      'Für Lkw, Bus, Traktor und Maschine: rüttelfest und mit Reserve für Kälte und Standheizung.',
      'Til lastbil, bus, traktor og maskine: vibrationssikkert og med reserve til kulde og kabinevarmer.',
    ),
    colours: ['#2b2f33', '#c94f3d'],
  },
}

export const POLE_SIDES: Record<string, Texts> = {
  right: texts('plus till höger', 'pluss til høyre', 'Pluspol rechts', 'plus til højre'),
  left: texts('plus till vänster', 'pluss til venstre', 'Pluspol links', 'plus til venstre'),
}
