import type { Texts } from '../../../../../texts'
import { texts } from '../../naming'
import type { SeedFamily } from '../../family'
import type { Kind } from '../kind'
import { goodsOf, shelf } from '../kind'
import { LIGHT_ROWS } from './light-rows'

const ICON = 'category-torch'

const categories = [
  shelf(
    'lights',
    ICON,
    texts('Ficklampor och belysning', 'Lommelykter og belysning', 'Taschenlampen und Licht', 'Lommelygter og belysning'),
    texts(
      'Ljus i handen, på huvudet, på verkstadsgolvet och på cykeln.',
      'Lys i hånden, på hodet, på verkstedgulvet og på sykkelen.',
      'Licht in der Hand, auf dem Kopf, in der Werkstatt und am Fahrrad.',
      'Lys i hånden, på hovedet, på værkstedsgulvet og på cyklen.',
    ),
  ),
  shelf(
    'lights/torches',
    ICON,
    texts('Ficklampor', 'Lommelykter', 'Taschenlampen', 'Lommelygter'),
    texts(
      'Från nyckelringen till sökljuset.',
      'Fra nøkkelringen til søkelyset.',
      'Vom Schlüsselanhänger bis zum Suchscheinwerfer.',
      'Fra nøgleringen til søgelyset.',
    ),
  ),
  shelf(
    'lights/head',
    ICON,
    texts('Pannlampor', 'Hodelykter', 'Stirnlampen', 'Pandelamper'),
    texts(
      'Fria händer till löpturen, tältet och motorhuven.',
      'Frie hender til løpeturen, teltet og panseret.',
      'Freie Hände beim Laufen, im Zelt und unter der Haube.',
      'Frie hænder til løbeturen, teltet og motorhjelmen.',
    ),
  ),
  shelf(
    'lights/work',
    ICON,
    texts('Arbetslampor', 'Arbeidslykter', 'Arbeitsleuchten', 'Arbejdslamper'),
    texts(
      'Brett ljus med magnet, krok eller stativ.',
      'Bredt lys med magnet, krok eller stativ.',
      'Breites Licht mit Magnet, Haken oder Stativ.',
      'Bredt lys med magnet, krog eller stativ.',
    ),
  ),
  shelf(
    'lights/lanterns',
    ICON,
    texts('Campinglyktor', 'Campinglykter', 'Campinglaternen', 'Campinglygter'),
    texts(
      'Varmt ljus runt bordet och vid strömavbrott.',
      'Varmt lys rundt bordet og ved strømbrudd.',
      'Warmes Licht am Tisch und bei Stromausfall.',
      'Varmt lys rundt om bordet og ved strømafbrydelse.',
    ),
  ),
  shelf(
    'lights/bike',
    ICON,
    texts('Cykelbelysning', 'Sykkellys', 'Fahrradlicht', 'Cykellygter'),
    texts('Se och syns på vägen hem.', 'Se og bli sett på vei hjem.', 'Sehen und gesehen werden.', 'Se og bliv set på vejen hjem.'),
  ),
]

const light = (
  category: string,
  name: Texts,
  purpose: Texts,
  colours: [string, string],
  demand: number,
  shape: Kind['shape'] = 'lamp',
): Kind => ({
  category,
  brand: 'ljusvika',
  name,
  purpose,
  shape,
  colours,
  tags: ['outdoor'],
  demand,
  discountCategory: 'lights',
})

const kinds: Record<string, Kind> = {
  torch: light(
    'lights/torches',
    texts('Ficklampa', 'Lommelykt', 'Taschenlampe', 'Lommelygte'),
    texts(
      'Hus av anodiserat aluminium, tål regn och fall från en meter. Flera ljusnivåer, så att batteriet räcker när det behövs.',
      'Hus av anodisert aluminium, tåler regn og fall fra én meter. Flere lysnivåer, så batteriet varer når det trengs.',
      'Gehäuse aus eloxiertem Aluminium, regenfest und sturzsicher aus einem Meter. Mehrere Leuchtstufen, damit der Strom reicht.',
      'Hus af anodiseret aluminium, tåler regn og fald fra en meter. Flere lysniveauer, så batteriet rækker, når det gælder.',
    ),
    ['#22272c', '#ffbc20'],
    0.5,
  ),
  head: light(
    'lights/head',
    texts('Pannlampa', 'Hodelykt', 'Stirnlampe', 'Pandelampe'),
    texts(
      'Vinklas nedåt, har rött ljus för mörkerseendet och ett band som går att tvätta. Tål ösregn (IPX4).',
      'Kan vinkles ned, har rødt lys for nattsynet og et bånd som kan vaskes. Tåler øsregn (IPX4).',
      'Neigbar, mit Rotlicht für die Nachtsicht und waschbarem Band. Hält starkem Regen stand (IPX4).',
      'Kan vippes nedad, har rødt lys til nattesynet og et bånd, der kan vaskes. Tåler øsregn (IPX4).',
    ),
    ['#31404c', '#e0712c'],
    0.6,
    'headlamp',
  ),
  work: light(
    'lights/work',
    texts('Arbetslampa', 'Arbeidslykt', 'Arbeitsleuchte', 'Arbejdslampe'),
    texts(
      'Jämnt ljus utan skarpa skuggor, med magnet och krok. Visar hur mycket laddning som är kvar.',
      'Jevnt lys uten skarpe skygger, med magnet og krok. Viser hvor mye lading som er igjen.',
      'Gleichmäßiges Licht ohne harte Schatten, mit Magnet und Haken. Zeigt die Restladung an.',
      'Jævnt lys uden skarpe skygger, med magnet og krog. Viser, hvor meget opladning der er tilbage.',
    ),
    ['#2a2f34', '#f4b400'],
    0.45,
    'work-light',
  ),
  lantern: light(
    'lights/lanterns',
    texts('Campinglykta', 'Campinglykt', 'Campinglaterne', 'Campinglygte'),
    texts(
      'Bländfritt ljus åt alla håll, steglöst dimbart och med krok i toppen. Svagaste läget lyser i dagar.',
      'Blendfritt lys i alle retninger, trinnløst dimbart og med krok i toppen. Svakeste nivå lyser i dagevis.',
      'Blendfreies Rundumlicht, stufenlos dimmbar, mit Haken. In der kleinsten Stufe leuchtet sie tagelang.',
      'Blændfrit lys i alle retninger, trinløst dæmpbart og med krog i toppen. På laveste trin lyser den i dagevis.',
    ),
    ['#3f5a45', '#f2e3b3'],
    0.4,
    'lantern',
  ),
  bike: light(
    'lights/bike',
    texts('Cykellampa', 'Sykkellykt', 'Fahrradlampe', 'Cykellygte'),
    texts(
      'Fästs med gummiband utan verktyg och tål regn (IPX5). Kontrollera reglerna för blinkande ljus där du cyklar.',
      'Festes med gummistropp uten verktøy og tåler regn (IPX5). Sjekk reglene for blinkende lys der du sykler.',
      'Werkzeuglos mit Gummiband montiert und regenfest (IPX5). Im Straßenverkehr in Deutschland nur mit StVZO-Zulassung als Hauptlicht verwenden.',
      'Fastgøres med gummirem uden værktøj og tåler regn (IPX5). Tjek reglerne for blinkende lys, hvor du cykler.',
    ),
    ['#1e2328', '#c0392b'],
    0.45,
    'bike-light',
  ),
}

/** Torches, head torches, work lights, lanterns and bicycle lights. */
export const lightFamily: SeedFamily = {
  categories,
  ...goodsOf(kinds, LIGHT_ROWS, {
    'LH-400R': { campaign: 20, decoration: 'best-seller' },
    'LV-500D': { discontinued: true, successor: 'LV-800' },
    'LW-3000': { stock: 0, expectedInDays: null, backOrder: false, notifyable: true },
  }),
}
