import { texts } from '../../catalogue/naming'
import type { Texts } from '../../../../texts'

/** Search hints that lead to a category, by its key in the catalogue. */
export const categoryHints: { hint: Texts; category: string; title: Texts }[] = [
  {
    hint: texts('bilen startar inte', 'bilen starter ikke', 'auto springt nicht an', 'bilen starter ikke'),
    category: 'chargers/starters',
    title: texts(
      'Starthjälp och startkablar',
      'Starthjelp og startkabler',
      'Starthilfegeräte und Starthilfekabel',
      'Starthjælp og startkabler',
    ),
  },
  {
    hint: texts('bilbatteri', 'bilbatteri', 'autobatterie', 'bilbatteri'),
    category: 'car',
    title: texts('Alla bilbatterier', 'Alle bilbatterier', 'Alle Autobatterien', 'Alle bilbatterier'),
  },
  {
    hint: texts('start-stopp', 'start-stopp', 'start-stopp', 'start-stop'),
    category: 'car/agm',
    title: texts(
      'AGM-batterier för start-stopp',
      'AGM-batterier for start-stopp',
      'AGM-Batterien für Start-Stopp',
      'AGM-batterier til start-stop',
    ),
  },
  {
    hint: texts('motorcykel', 'motorsykkel', 'motorrad', 'motorcykel'),
    category: 'motorcycle',
    title: texts(
      'Batterier till MC och ATV',
      'Batterier til MC og ATV',
      'Batterien für Motorrad und ATV',
      'Batterier til MC og ATV',
    ),
  },
  {
    hint: texts('snöskoter', 'snøscooter', 'schneemobil', 'snescooter'),
    category: 'motorcycle',
    title: texts(
      'Batterier till snöskoter',
      'Batterier til snøscooter',
      'Batterien für Schneemobile',
      'Batterier til snescooter',
    ),
  },
  {
    hint: texts('husvagn', 'campingvogn', 'wohnwagen', 'campingvogn'),
    category: 'leisure',
    title: texts(
      'Batterier till fritid och båt',
      'Batterier til fritid og båt',
      'Batterien für Freizeit und Boot',
      'Batterier til fritid og båd',
    ),
  },
  {
    hint: texts('robotgräsklippare', 'robotklipper', 'mähroboter', 'robotplæneklipper'),
    category: 'garden',
    title: texts(
      'Delar till robotgräsklippare',
      'Deler til robotklippere',
      'Teile für Mähroboter',
      'Dele til robotplæneklippere',
    ),
  },
  {
    hint: texts('elsparkcykel', 'elsparkesykkel', 'e-scooter', 'elløbehjul'),
    category: 'e-mobility/scooter-batteries',
    title: texts(
      'Batterier till elsparkcykel',
      'Batterier til elsparkesykkel',
      'Akkus für E-Scooter',
      'Batterier til elløbehjul',
    ),
  },
  {
    hint: texts('elcykel', 'elsykkel', 'e-bike', 'elcykel'),
    category: 'e-mobility/bike-batteries',
    title: texts('Elcykelbatterier', 'Elsykkelbatterier', 'E-Bike-Akkus', 'Elcykelbatterier'),
  },
  {
    hint: texts('strömavbrott', 'strømbrudd', 'stromausfall', 'strømafbrydelse'),
    category: 'solar/power-stations',
    title: texts('Kraftstationer', 'Strømstasjoner', 'Powerstations', 'Strømstationer'),
  },
  {
    hint: texts('ups larmar', 'ups piper', 'usv piept', 'ups bipper'),
    category: 'lead/ups-kits',
    title: texts('Batterisatser till UPS', 'Batterisett til UPS', 'Akkusätze für USV', 'Batterisæt til UPS'),
  },
  {
    hint: texts('datorladdare', 'pc-lader', 'notebook-netzteil', 'computeroplader'),
    category: 'chargers/laptop',
    title: texts(
      'Datorladdare efter kontakt',
      'PC-ladere etter kontakt',
      'Netzteile nach Stecker',
      'Computeropladere efter stik',
    ),
  },
  {
    hint: texts('laddkabel', 'ladekabel', 'ladekabel', 'ladekabel'),
    category: 'cables',
    title: texts('Laddkablar', 'Ladekabler', 'Ladekabel', 'Ladekabler'),
  },
  {
    hint: texts('löpning i mörker', 'løping i mørket', 'joggen im dunkeln', 'løb i mørke'),
    category: 'lights/head',
    title: texts('Pannlampor', 'Hodelykter', 'Stirnlampen', 'Pandelamper'),
  },
  {
    hint: texts('dammsugarpåse', 'støvsugerpose', 'staubsaugerbeutel', 'støvsugerpose'),
    category: 'spares/vacuum/bags',
    title: texts('Dammsugarpåsar', 'Støvsugerposer', 'Staubsaugerbeutel', 'Støvsugerposer'),
  },
  {
    hint: texts('sprucken skärm', 'knust skjerm', 'display kaputt', 'knust skærm'),
    category: 'spares/phone/screens',
    title: texts('Skärmar till mobiler', 'Skjermer til mobiler', 'Displays für Handys', 'Skærme til mobiler'),
  },
  {
    hint: texts('eltandborste', 'elektrisk tannbørste', 'elektrische zahnbürste', 'elektrisk tandbørste'),
    category: 'spares/toothbrush',
    title: texts('Tandborsthuvuden', 'Tannbørstehoder', 'Aufsteckbürsten', 'Tandbørstehoveder'),
  },
  {
    hint: texts('halvljus', 'nærlys', 'abblendlicht', 'nærlys'),
    category: 'spares/bulbs',
    title: texts('Billampor', 'Bilpærer', 'Autolampen', 'Bilpærer'),
  },
  {
    hint: texts('presentkort', 'gavekort', 'gutschein', 'gavekort'),
    category: 'gift-cards',
    title: texts('Köp presentkort', 'Kjøp gavekort', 'Geschenkgutschein kaufen', 'Køb gavekort'),
  },
]
