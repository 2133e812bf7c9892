import type { SeedBrand } from '../records'
import type { Texts } from '../../../texts'
import { texts } from './naming'
import { slugify } from '../../../catalogue/slugify'

const brand = (name: string, town: string, description: Texts, key = slugify(name)): SeedBrand => {
  const slug = slugify(name)
  return {
    key,
    name,
    slug,
    description,
    manufacturer: { name: `${name} AB`, address: town, country: 'SE', email: `safety@${slug}.example` },
  }
}

/**
 * The brands of the seeded products. All are fictitious: their towns and post codes do not exist, their mail
 * addresses are at the reserved example domain.
 */
export const BRANDS: SeedBrand[] = [
  brand(
    'Kraftcell',
    'Spänningsgatan 12, 987 99 Strömvik',
    texts(
      'Vårt eget märke: beprövade celler och batterier till vardagens apparater, till ett ärligt pris.',
      'Vårt eget merke: velprøvde celler og batterier til hverdagens apparater, til en ærlig pris.',
      'Unsere Hausmarke: bewährte Zellen und Akkus für die Geräte des Alltags, zu einem ehrlichen Preis.',
      'Vores eget mærke: gennemprøvede celler og batterier til hverdagens apparater, til en ærlig pris.',
    ),
  ),
  brand(
    'Norrvolt',
    'Frostvägen 12, 989 98 Nordånäs',
    texts(
      'Batterier för kyla, fukt och långa arbetsdagar, provade vid minusgrader.',
      'Batterier for kulde, fukt og lange arbeidsdager, testet i minusgrader.',
      'Akkus für Kälte, Nässe und lange Arbeitstage, bei Minusgraden erprobt.',
      'Batterier til kulde, fugt og lange arbejdsdage, afprøvet i frostgrader.',
    ),
  ),
  brand(
    'Verkvolt',
    'Svarvargatan 7, 598 97 Smedhamn',
    texts(
      'Ersättningsbatterier till elverktyg och trädgårdsmaskiner, med celler som tål höga strömmar.',
      'Erstatningsbatterier til elektroverktøy og hagemaskiner, med celler som tåler høye strømmer.',
      'Ersatzakkus für Elektrowerkzeuge und Gartengeräte, mit Zellen für hohe Ströme.',
      'Erstatningsbatterier til elværktøj og havemaskiner, med celler, der tåler høje strømme.',
    ),
  ),
  brand(
    'Knappia',
    'Knappvägen 3, 398 96 Pärlvik',
    texts(
      'Knappceller i alla vanliga storlekar, i barnsäkra förpackningar.',
      'Knappceller i alle vanlige størrelser, i barnesikre pakninger.',
      'Knopfzellen in allen gängigen Größen, in kindersicheren Verpackungen.',
      'Knapceller i alle gængse størrelser, i børnesikrede pakninger.',
    ),
  ),
  brand(
    'Hörvolt',
    'Lilla torget 5, 298 95 Ljuslunda',
    texts(
      'Zink-luftbatterier för hörapparater, med jämn spänning ända till slutet.',
      'Sink-luft-batterier til høreapparater, med jevn spenning helt til slutten.',
      'Zink-Luft-Batterien für Hörgeräte, mit gleichmäßiger Spannung bis zum Schluss.',
      'Zink-luft-batterier til høreapparater, med jævn spænding helt til det sidste.',
    ),
  ),
  brand(
    'Zinkula',
    'Skogsstigen 9, 648 94 Granholma',
    texts(
      'Enkla brunstens- och alkaliska batterier för klockor, fjärrkontroller och leksaker.',
      'Enkle brunsteins- og alkaliske batterier til klokker, fjernkontroller og leker.',
      'Einfache Zink-Kohle- und Alkalibatterien für Uhren, Fernbedienungen und Spielzeug.',
      'Enkle brunstens- og alkaliske batterier til ure, fjernbetjeninger og legetøj.',
    ),
  ),
  brand(
    'Cellmora',
    'Södra kajen 2, 798 93 Sjömora',
    texts(
      'Litiumceller för ficklampor, mätinstrument och larm, var och en provmätt före leverans.',
      'Litiumceller til lommelykter, måleinstrumenter og alarmer, hver enkelt målt før levering.',
      'Lithiumzellen für Taschenlampen, Messgeräte und Alarme, jede einzeln vor der Auslieferung gemessen.',
      'Lithiumceller til lommelygter, måleinstrumenter og alarmer, hver enkelt målt før levering.',
    ),
  ),
  brand(
    'Bildvolt',
    'Mätarplan 4, 478 92 Vågborg',
    texts(
      'Kamerabatterier som visar laddnivån i kameran och räcker en hel fotodag.',
      'Kamerabatterier som viser ladenivået i kameraet og varer en hel fotodag.',
      'Kameraakkus, die ihren Ladestand in der Kamera anzeigen und einen ganzen Fototag durchhalten.',
      'Kamerabatterier, der viser ladeniveauet i kameraet og holder en hel fotodag.',
    ),
  ),
  brand(
    'Handvolt',
    'Bryggargränd 8, 169 98 Norrkista',
    texts(
      'Batterier till mobiler, surfplattor och bärbara datorer, nytillverkade och med skyddskretsar.',
      'Batterier til mobiler, nettbrett og bærbare PC-er, nyproduserte og med beskyttelseskretser.',
      'Akkus für Handys, Tablets und Notebooks, neu gefertigt und mit Schutzschaltung.',
      'Batterier til mobiler, tablets og bærbare computere, nyproducerede og med beskyttelseskredsløb.',
    ),
    // The name of earlier seeds, an obscene word in German, under which their shops keep this row.
    'fickvolt',
  ),
  brand(
    'Startbjörn',
    'Älvleden 20, 469 91 Forshättan',
    texts(
      'Startbatterier för bil, båt och motorcykel som vaknar även efter en kall natt.',
      'Startbatterier til bil, båt og motorsykkel som våkner selv etter en kald natt.',
      'Starterbatterien für Auto, Boot und Motorrad, die auch nach einer kalten Nacht anspringen.',
      'Startbatterier til bil, båd og motorcykel, der vågner selv efter en kold nat.',
    ),
  ),
  brand(
    'Ladugo',
    'Hantverkstorget 6, 719 98 Ladubro',
    texts(
      'Laddare, adaptrar och kablar som gör det de ska och stänger av när det är klart.',
      'Ladere, adaptere og kabler som gjør jobben og slår seg av når den er gjort.',
      'Ladegeräte, Netzteile und Kabel, die tun, was sie sollen, und abschalten, wenn es fertig ist.',
      'Opladere, adaptere og kabler, der gør det, de skal, og slukker, når det er klaret.',
    ),
  ),
  brand(
    'Ljusvika',
    'Västra stranden 11, 679 97 Ljusvika',
    texts(
      'Ficklampor, pannlampor och arbetslampor för mörka morgnar och sena kvällar.',
      'Lommelykter, hodelykter og arbeidslykter for mørke morgener og sene kvelder.',
      'Taschenlampen, Stirnlampen und Arbeitsleuchten für dunkle Morgen und späte Abende.',
      'Lommelygter, pandelamper og arbejdslamper til mørke morgener og sene aftener.',
    ),
  ),
]
