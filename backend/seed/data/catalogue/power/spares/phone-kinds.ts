import { texts } from '../../naming'
import type { Kind } from '../kind'
import { part } from './spare-part'

/** Repair parts for phones. */
export const phoneKinds: Record<string, Kind> = {
  screen: part(
    'spares/phone/screens',
    'screen',
    'phone',
    texts('Skärm till', 'Skjerm til', 'Display für', 'Skærm til'),
    texts(
      'Komplett skärm med glas och pekyta, provad före leverans. Verktyg och tätning ingår; telefonen kan visa en upplysning om att delen är bytt.',
      'Komplett skjerm med glass og berøringsflate, prøvd før levering. Verktøy og tetning følger med; telefonen kan vise en melding om at delen er byttet.',
      'Komplettes Display mit Glas und Touch, vor Auslieferung geprüft. Werkzeug und Dichtung liegen bei; das Telefon kann einen Hinweis auf das Tauschteil zeigen.',
      'Komplet skærm med glas og touch, afprøvet før levering. Værktøj og tætning medfølger; telefonen kan vise en besked om, at delen er skiftet.',
    ),
    ['#12161a', '#3a4a58'],
    0.55,
  ),
  port: part(
    'spares/phone/ports',
    'flex-port',
    'phone',
    texts('Laddkontakt till', 'Ladekontakt til', 'Ladebuchse für', 'Ladestik til'),
    texts(
      'Flexkabel med laddkontakt och mikrofon. Gör först ren den gamla kontakten: ofta är det bara ludd.',
      'Flekskabel med ladekontakt og mikrofon. Rengjør først den gamle kontakten: Ofte er det bare lo.',
      'Flexkabel mit Ladebuchse und Mikrofon. Reinigen Sie zuerst die alte Buchse: Oft sind es nur Fusseln.',
      'Flexkabel med ladestik og mikrofon. Rens først det gamle stik: Ofte er det bare fnuller.',
    ),
    ['#2a3036', '#d9a83a'],
  ),
  glass: part(
    'spares/phone/glass',
    'screen-glass',
    'phone',
    texts('Skärmskydd till', 'Skjermbeskytter til', 'Displayschutz für', 'Skærmbeskytter til'),
    texts(
      'Härdat glas med fettavvisande yta. Monteringsram och putsduk gör att det blir rakt på första försöket.',
      'Herdet glass med fettavvisende overflate. Monteringsramme og pusseklut gjør at det blir rett på første forsøk.',
      'Gehärtetes Glas mit fettabweisender Oberfläche. Mit Montagerahmen und Tuch sitzt es beim ersten Versuch.',
      'Hærdet glas med fedtafvisende overflade. Monteringsramme og klud gør, at det sidder lige i første forsøg.',
    ),
    ['#dfe8ee', '#8fa3b3'],
    0.6,
  ),
  kit: part(
    'spares/phone/tools',
    'tool-kit',
    'phone',
    texts('Reparationsverktyg', 'Reparasjonsverktøy', 'Reparaturwerkzeug', 'Reparationsværktøj'),
    texts(
      'Mejslar, öppnare och hjälpmedel för telefoner, plattor och datorer, av härdat stål och plast som inte repar.',
      'Skrutrekkere, åpnere og hjelpemidler for telefoner, nettbrett og PC-er, av herdet stål og plast som ikke riper.',
      'Schraubendreher, Öffner und Helfer für Telefon, Tablet und Notebook, aus gehärtetem Stahl und kratzfreiem Kunststoff.',
      'Skruetrækkere, åbnere og hjælpemidler til telefoner, tablets og computere, af hærdet stål og plast, der ikke ridser.',
    ),
    ['#394049', '#f4b400'],
    0.45,
    {
      'TLK-PENTA': texts('Mobilskruvmejslar', 'Mobilskrutrekkere', 'Handy-Schraubendreher', 'Mobilskruetrækkere'),
      'TLK-SUC': texts('Sugproppar', 'Sugekopper', 'Saugnäpfe', 'Sugekopper'),
      'TLK-MAT': texts('Reparationsmatta', 'Reparasjonsmatte', 'Reparaturmatte', 'Reparationsmåtte'),
      'TLK-HEAT': texts('Värmeplatta', 'Varmeplate', 'Heizplatte', 'Varmeplade'),
    },
  ),
  glue: part(
    'spares/phone/tools',
    'adhesive',
    'phone',
    texts('Lim och tejp', 'Lim og teip', 'Kleber und Klebeband', 'Lim og tape'),
    texts(
      'Håller batteri och skärm på plats och går att lossa igen nästa gång. Gör ytorna rena från fett först.',
      'Holder batteri og skjerm på plass og kan løsnes igjen neste gang. Rengjør flatene for fett først.',
      'Hält Akku und Display am Platz und lässt sich beim nächsten Mal wieder lösen. Flächen vorher entfetten.',
      'Holder batteri og skærm på plads og kan løsnes igen næste gang. Rens fladerne for fedt først.',
    ),
    ['#e7e3d8', '#8d969e'],
    0.35,
    {
      'GLU-IPB': texts('Batteritejp till', 'Batteriteip til', 'Akku-Klebestreifen für', 'Batteritape til'),
      'GLU-IPS': texts('Skärmtätning till', 'Skjermtetning til', 'Display-Dichtung für', 'Skærmtætning til'),
      'GLU-B7': texts('Lim', 'Lim', 'Klebstoff', 'Lim'),
      'GLU-TAPE': texts('Dubbelhäftande tejp', 'Dobbeltsidig teip', 'Doppelseitiges Klebeband', 'Dobbeltklæbende tape'),
    },
  ),
}
