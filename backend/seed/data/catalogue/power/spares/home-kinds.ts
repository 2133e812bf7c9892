import { texts } from '../../naming'
import type { Kind } from '../kind'
import { part } from './spare-part'

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
  shaver: {
    ...part(
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
    smallPrint: true,
  },
  brush: part(
    'spares/toothbrush',
    'brush-head',
    'personal-care',
    texts('Tandborsthuvuden', 'Tannbørstehoder', 'Aufsteckbürsten', 'Tandbørstehoveder'),
    texts(
      'Rundade strån som bleknar när det är dags att byta, i förseglad förpackning med färgade ringar för hela familjen.',
      'Avrundet bust som blekner når det er tid for å bytte, i forseglet pakke med fargede ringer for hele familien.',
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
