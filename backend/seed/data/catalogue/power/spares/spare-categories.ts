import { texts } from '../../naming'
import { shelf } from '../kind'

const ICON = 'category-spare-part'

export const spareCategories = [
  shelf(
    'spares',
    ICON,
    texts('Reservdelar', 'Reservedeler', 'Ersatzteile', 'Reservedele'),
    texts(
      'Delar som slits: byt delen, behåll apparaten.',
      'Deler som slites: Bytt delen, behold apparatet.',
      'Teile, die verschleißen: Teil tauschen, Gerät behalten.',
      'Dele, der slides: Skift delen, behold apparatet.',
    ),
  ),
  shelf(
    'spares/vacuum',
    'category-vacuum',
    texts('Dammsugare', 'Støvsuger', 'Staubsauger', 'Støvsuger'),
    texts('Påsar, filter och borstar.', 'Poser, filtre og børster.', 'Beutel, Filter und Bürsten.', 'Poser, filtre og børster.'),
  ),
  shelf(
    'spares/vacuum/bags',
    'category-vacuum',
    texts('Dammsugarpåsar', 'Støvsugerposer', 'Staubsaugerbeutel', 'Støvsugerposer'),
    texts(
      'Syntetpåsar som håller suget tills de är fulla.',
      'Syntetiske poser som holder suget til de er fulle.',
      'Vliesbeutel, die saugen, bis sie voll sind.',
      'Syntetiske poser, der holder sugeevnen, til de er fulde.',
    ),
  ),
  shelf(
    'spares/vacuum/filters',
    'category-vacuum',
    texts('Dammsugarfilter', 'Støvsugerfiltre', 'Staubsaugerfilter', 'Støvsugerfiltre'),
    texts('Motor- och HEPA-filter.', 'Motor- og HEPA-filtre.', 'Motor- und HEPA-Filter.', 'Motor- og HEPA-filtre.'),
  ),
  shelf(
    'spares/vacuum/robots',
    'category-vacuum',
    texts('Delar till robotdammsugare', 'Deler til robotstøvsuger', 'Teile für Saugroboter', 'Dele til robotstøvsuger'),
    texts(
      'Satser med borstar och filter för ett år.',
      'Sett med børster og filtre for ett år.',
      'Sätze mit Bürsten und Filtern für ein Jahr.',
      'Sæt med børster og filtre til et år.',
    ),
  ),
  shelf(
    'spares/vacuum/nozzles',
    'category-vacuum',
    texts('Munstycken', 'Munnstykker', 'Düsen', 'Mundstykker'),
    texts(
      'Golvmunstycken och elektriska borsthuvuden.',
      'Gulvmunnstykker og elektriske børstehoder.',
      'Bodendüsen und Elektrobürsten.',
      'Gulvmundstykker og elektriske børstehoveder.',
    ),
  ),
  shelf(
    'spares/phone',
    'category-phone',
    texts('Mobilreparation', 'Mobilreparasjon', 'Handy-Reparatur', 'Mobilreparation'),
    texts(
      'Skärmar, laddkontakter, verktyg och lim.',
      'Skjermer, ladekontakter, verktøy og lim.',
      'Displays, Ladebuchsen, Werkzeug und Kleber.',
      'Skærme, ladestik, værktøj og lim.',
    ),
  ),
  shelf(
    'spares/phone/screens',
    'category-phone',
    texts('Skärmar', 'Skjermer', 'Displays', 'Skærme'),
    texts(
      'Skärm med glas och pekyta.',
      'Skjerm med glass og berøringsflate.',
      'Display mit Glas und Touchfläche.',
      'Skærm med glas og touch.',
    ),
  ),
  shelf(
    'spares/phone/ports',
    'category-phone',
    texts('Laddkontakter', 'Ladekontakter', 'Ladebuchsen', 'Ladestik'),
    texts('När kabeln glappar.', 'Når kabelen er løs.', 'Wenn das Kabel wackelt.', 'Når kablet sidder løst.'),
  ),
  shelf(
    'spares/phone/glass',
    'category-phone',
    texts('Skärmskydd', 'Skjermbeskyttere', 'Displayschutz', 'Skærmbeskyttere'),
    texts('Härdat glas.', 'Herdet glass.', 'Gehärtetes Glas.', 'Hærdet glas.'),
  ),
  shelf(
    'spares/phone/tools',
    ICON,
    texts('Verktyg och lim', 'Verktøy og lim', 'Werkzeug und Kleber', 'Værktøj og lim'),
    texts(
      'Allt för att öppna och stänga en telefon.',
      'Alt for å åpne og lukke en telefon.',
      'Alles zum Öffnen und Schließen eines Telefons.',
      'Alt til at åbne og lukke en telefon.',
    ),
  ),
  shelf(
    'spares/shaver',
    ICON,
    texts('Rakhuvuden', 'Skjærehoder', 'Scherköpfe', 'Skærehoveder'),
    texts(
      'Byt var artonde månad för en skonsam rakning.',
      'Bytt hver 18. måned for en skånsom barbering.',
      'Alle 18 Monate wechseln, für eine schonende Rasur.',
      'Skift hver 18. måned for en skånsom barbering.',
    ),
  ),
  shelf(
    'spares/toothbrush',
    'category-toothbrush',
    texts('Tandborsthuvuden', 'Tannbørstehoder', 'Aufsteckbürsten', 'Tandbørstehoveder'),
    texts('Byt var tredje månad.', 'Bytt hver tredje måned.', 'Alle drei Monate wechseln.', 'Skift hver tredje måned.'),
  ),
  shelf(
    'spares/remotes',
    ICON,
    texts('Fjärrkontroller', 'Fjernkontroller', 'Fernbedienungen', 'Fjernbetjeninger'),
    texts(
      'Till tv, ljud och garageport.',
      'Til TV, lyd og garasjeport.',
      'Für TV, Audio und Garagentor.',
      'Til tv, lyd og garageport.',
    ),
  ),
  shelf(
    'spares/bulbs',
    'category-car',
    texts('Billampor', 'Bilpærer', 'Autolampen', 'Bilpærer'),
    texts(
      'Strålkastare, blinkers och kupé efter beteckning.',
      'Hovedlys, blinklys og kupé etter betegnelse.',
      'Scheinwerfer, Blinker und Innenraum nach Bezeichnung.',
      'Forlygter, blinklys og kabine efter betegnelse.',
    ),
  ),
  shelf(
    'spares/fuses',
    'category-car',
    texts('Säkringar', 'Sikringer', 'Sicherungen', 'Sikringer'),
    texts(
      'Flatstift, MIDI, MEGA och glasrör.',
      'Flatstift, MIDI, MEGA og glassrør.',
      'Flachstecker, MIDI, MEGA und Glasrohr.',
      'Fladstik, MIDI, MEGA og glasrør.',
    ),
  ),
]
