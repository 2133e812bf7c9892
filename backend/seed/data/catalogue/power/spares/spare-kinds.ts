import type { Texts } from '../../../../../texts'
import { texts } from '../../naming'
import type { Kind } from '../kind'

const part = (
  category: string,
  shape: Kind['shape'],
  deviceType: string,
  name: Texts,
  purpose: Texts,
  colours: [string, string],
  demand = 0.45,
): Kind => ({
  category,
  brand: 'fickvolt',
  deviceType,
  name,
  purpose,
  shape,
  colours,
  tags: ['self-repair'],
  demand,
  discountCategory: 'spares',
})

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
  ),
}

/** Wearing parts for the home. */
export const homeKinds: Record<string, Kind> = {
  bag: part(
    'spares/vacuum/bags',
    'dust-bag',
    'vacuum-cleaner',
    texts('Dammsugarpåsar', 'Støvsugerposer', 'Staubsaugerbeutel', 'Støvsugerposer'),
    texts(
      'Flerskiktad syntet som inte spricker och håller tätt till sista dammkornet. Motorfilter ingår i de flesta satser.',
      'Flerlags syntetisk materiale som ikke sprekker og holder tett til siste støvkorn. Motorfilter følger med i de fleste sett.',
      'Mehrlagiges Vlies, das nicht reißt und bis zum letzten Staubkorn dicht hält. Den meisten Sätzen liegt ein Motorfilter bei.',
      'Flerlags syntetisk materiale, der ikke revner og holder tæt til det sidste støvkorn. Motorfilter medfølger i de fleste sæt.',
    ),
    ['#e9e4da', '#7b8794'],
    0.6,
  ),
  filter: part(
    'spares/vacuum/filters',
    'filter',
    'vacuum-cleaner',
    texts('Dammsugarfilter', 'Støvsugerfilter', 'Staubsaugerfilter', 'Støvsugerfilter'),
    texts(
      'Ett rent filter ger suget tillbaka och skonar batteriet. Tvättbara filter ska torka ett helt dygn före användning.',
      'Et rent filter gir suget tilbake og skåner batteriet. Vaskbare filtre skal tørke et helt døgn før bruk.',
      'Ein sauberer Filter bringt die Saugkraft zurück und schont den Akku. Waschbare Filter vor Gebrauch 24 Stunden trocknen.',
      'Et rent filter giver sugeevnen tilbage og skåner batteriet. Vaskbare filtre skal tørre et helt døgn før brug.',
    ),
    ['#b9c6d0', '#7a5ea8'],
    0.5,
  ),
  robotpart: part(
    'spares/vacuum/robots',
    'brush-set',
    'robot-vacuum',
    texts('Borst- och filtersats till', 'Børste- og filtersett til', 'Bürsten- und Filterset für', 'Børste- og filtersæt til'),
    texts(
      'Huvudborste, sidoborstar och filter för ungefär ett års städning. Inga verktyg behövs.',
      'Hovedbørste, sidebørster og filtre for omtrent ett års rengjøring. Du trenger ikke verktøy.',
      'Hauptbürste, Seitenbürsten und Filter für etwa ein Jahr. Werkzeug ist nicht nötig.',
      'Hovedbørste, sidebørster og filtre til cirka et års rengøring. Det kræver ikke værktøj.',
    ),
    ['#2b3036', '#59b36b'],
    0.5,
  ),
  nozzle: part(
    'spares/vacuum/nozzles',
    'nozzle',
    'vacuum-cleaner',
    texts('Munstycke', 'Munnstykke', 'Bodendüse', 'Mundstykke'),
    texts(
      'Mjuka hjul och borst som inte repar parketten. Mät röret invändigt om du är osäker på storleken.',
      'Myke hjul og bust som ikke riper parketten. Mål røret innvendig hvis du er usikker på størrelsen.',
      'Weiche Rollen und Borsten, die Parkett nicht zerkratzen. Messen Sie im Zweifel den Innendurchmesser des Rohrs.',
      'Bløde hjul og børster, der ikke ridser parketten. Mål røret indvendigt, hvis du er i tvivl om størrelsen.',
    ),
    ['#30363c', '#c0392b'],
    0.35,
  ),
  shaver: part(
    'spares/shaver',
    'shaver-head',
    'personal-care',
    texts('Rakhuvud', 'Skjærehode', 'Scherkopf', 'Skærehoved'),
    texts(
      'Skärblad och knivar i ett stycke, förseglade av hygienskäl. Rakningen blir slätare och hårstråna rycks inte.',
      'Skjæreblad og lameller i ett stykke, forseglet av hygieniske årsaker. Barberingen blir tettere, og hårene nappes ikke.',
      'Scherfolie und Klingen in einem Teil, aus Hygienegründen versiegelt. Die Rasur wird gründlicher und es ziept nicht.',
      'Skæreblad og knive i ét stykke, forseglet af hygiejniske grunde. Barberingen bliver tættere, og hårene rives ikke.',
    ),
    ['#8d969e', '#1d2227'],
    0.5,
  ),
  brush: part(
    'spares/toothbrush',
    'brush-head',
    'personal-care',
    texts('Tandborsthuvuden', 'Tannbørstehoder', 'Aufsteckbürsten', 'Tandbørstehoveder'),
    texts(
      'Rundade strån som bleknar när det är dags att byta, i förseglad förpackning med färgade ringar för hela familjen.',
      'Avrundede bust som blekner når det er tid for å bytte, i forseglet pakke med fargede ringer for hele familien.',
      'Abgerundete Borsten, die beim Verschleiß verblassen, versiegelt verpackt und mit Farbringen für die ganze Familie.',
      'Afrundede børstehår, der falmer, når det er tid til at skifte, i forseglet pakke med farvede ringe til hele familien.',
    ),
    ['#eef3f6', '#3d87c9'],
    0.65,
  ),
  remote: part(
    'spares/remotes',
    'remote',
    'television',
    texts('Fjärrkontroll', 'Fjernkontroll', 'Fernbedienung', 'Fjernbetjening'),
    texts(
      'Fungerar direkt eller efter inställning med en kod ur häftet. Batterier ingår inte.',
      'Virker med en gang eller etter innstilling med en kode fra heftet. Batterier følger ikke med.',
      'Funktioniert sofort oder nach Eingabe eines Codes aus dem Heft. Batterien liegen nicht bei.',
      'Virker med det samme eller efter indstilling med en kode fra hæftet. Batterier medfølger ikke.',
    ),
    ['#20252a', '#d6332a'],
    0.45,
  ),
}
