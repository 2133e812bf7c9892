import type { Texts } from '../../../../../texts'
import { texts } from '../../naming'
import { MAINS_ADVICE } from '../battery-advice'
import type { Kind } from '../kind'

const charger = (category: string, name: Texts, purpose: Texts, rest: Partial<Kind> = {}): Kind => ({
  category,
  brand: 'ladugo',
  name,
  purpose,
  shape: 'charger',
  colours: ['#23292f', '#f4b400'],
  demand: 0.45,
  ...rest,
})

export const chargerKinds: Record<string, Kind> = {
  nimh: charger(
    'chargers/cells/nimh',
    texts('Batteriladdare NiMH', 'Batterilader NiMH', 'Ladegerät NiMH', 'Batterioplader NiMH'),
    texts(
      'Varje fack övervakas för sig och bryter när cellen är full. Upptäcker vanliga batterier och laddar dem inte.',
      'Hvert spor overvåkes for seg og bryter når cellen er full. Oppdager vanlige batterier og lader dem ikke.',
      'Jeder Schacht wird einzeln überwacht und schaltet bei voller Zelle ab. Erkennt Einwegbatterien und lädt sie nicht.',
      'Hver plads overvåges for sig og afbryder, når cellen er fuld. Opdager almindelige batterier og oplader dem ikke.',
    ),
    { demand: 0.6 },
  ),
  liion: charger(
    'chargers/cells/li-ion',
    texts('Batteriladdare Li-ion', 'Batterilader Li-ion', 'Ladegerät Li-Ion', 'Batterioplader Li-ion'),
    texts(
      'Laddar till 4,20 V med en noggrannhet på en procent och väcker försiktigt djupt urladdade celler.',
      'Lader til 4,20 V med en nøyaktighet på én prosent og vekker forsiktig dypt utladede celler.',
      'Lädt auf 4,20 V mit einem Prozent Genauigkeit und weckt tiefentladene Zellen behutsam.',
      'Oplader til 4,20 V med en nøjagtighed på én procent og vækker forsigtigt dybt afladede celler.',
    ),
  ),
  tool: charger(
    'chargers/tools',
    texts('Verktygsladdare', 'Verktøylader', 'Werkzeug-Ladegerät', 'Værktøjsoplader'),
    texts(
      'Talar med batteriets elektronik, anpassar strömmen till temperaturen och visar läget med två lampor.',
      'Snakker med batteriets elektronikk, tilpasser strømmen til temperaturen og viser statusen med to lamper.',
      'Spricht mit der Elektronik des Akkus, passt den Strom der Temperatur an und zeigt den Stand mit zwei Leuchten.',
      'Taler med batteriets elektronik, tilpasser strømmen efter temperaturen og viser status med to lamper.',
    ),
    { deviceType: 'power-tool', tags: ['fast-charging'], advice: MAINS_ADVICE },
  ),
  car: charger(
    'chargers/vehicle',
    texts('Batteriladdare', 'Batterilader', 'Batterieladegerät', 'Batterioplader'),
    texts(
      'Laddar i steg, håller batteriet fullt hela vintern och tål felvända klämmor. Välj en tiondel av batteriets Ah som laddström.',
      'Lader i trinn, holder batteriet fullt hele vinteren og tåler feilvendte klemmer. Velg en tidel av batteriets Ah som ladestrøm.',
      'Lädt in Stufen, hält die Batterie den ganzen Winter voll und ist verpolungssicher. Wählen Sie etwa ein Zehntel der Ah als Ladestrom.',
      'Oplader i trin, holder batteriet fuldt hele vinteren og tåler forkert polaritet. Vælg en tiendedel af batteriets Ah som ladestrøm.',
    ),
    { colours: ['#1f2d3a', '#e0712c'], demand: 0.6, advice: MAINS_ADVICE, smallPrint: true },
  ),
  dcdc: charger(
    'chargers/vehicle',
    texts('DC-DC-laddare', 'DC-DC-lader', 'Ladebooster', 'DC-DC-oplader'),
    texts(
      'Laddar husbilens eller båtens fritidsbatteri rätt under färd, även med en smart generator. Kan ställas in för bly och LiFePO4.',
      'Lader fritidsbatteriet i bobilen eller båten riktig under kjøring, også med smart dynamo. Kan stilles inn for bly og LiFePO4.',
      'Lädt die Versorgungsbatterie in Wohnmobil oder Boot während der Fahrt richtig, auch mit intelligenter Lichtmaschine. Für Blei und LiFePO4.',
      'Oplader autocamperens eller bådens fritidsbatteri korrekt under kørsel, også med smart generator. Kan indstilles til bly og LiFePO4.',
    ),
    { colours: ['#1f2d3a', '#59b36b'] },
  ),
  starter: charger(
    'chargers/starters',
    texts('Startbooster', 'Startbooster', 'Starthilfegerät', 'Startbooster'),
    texts(
      'När batteriet är tomt: koppla plus till plus och minus till motorblocket, vänta en minut och starta.',
      'Når batteriet er tomt: Koble pluss til pluss og minus til motorblokken, vent ett minutt og start.',
      'Wenn die Batterie leer ist: Plus an Plus, Minus an den Motorblock, eine Minute warten und starten.',
      'Når batteriet er fladt: Forbind plus til plus og minus til motorblokken, vent et minut, og start.',
    ),
    {
      names: { 'JMP-CAB': texts('Startkablar', 'Startkabler', 'Starthilfekabel', 'Startkabler') },
      colours: ['#1b1f23', '#d6332a'],
      demand: 0.55,
    },
  ),
  usb: charger(
    'chargers/usb',
    texts('USB-laddare', 'USB-lader', 'USB-Ladegerät', 'USB-oplader'),
    texts(
      'USB Power Delivery och PPS: telefonen, plattan eller datorn får just den spänning den ber om.',
      'USB Power Delivery og PPS: Telefonen, nettbrettet eller PC-en får akkurat den spenningen den ber om.',
      'USB Power Delivery und PPS: Telefon, Tablet oder Notebook bekommen genau die Spannung, die sie anfordern.',
      'USB Power Delivery og PPS: Telefonen, tabletten eller computeren får netop den spænding, den beder om.',
    ),
    { shape: 'adapter', colours: ['#e9ecee', '#f4b400'], tags: ['fast-charging'], demand: 0.7, advice: MAINS_ADVICE },
  ),
  'car-usb': charger(
    'chargers/usb',
    texts('Billaddare', 'Billader', 'Kfz-Ladegerät', 'Biloplader'),
    texts(
      'För 12–24 V-uttag. Laddar snabbt med Power Delivery och drar ingen ström när bilen är av.',
      'For 12–24 V-uttak. Lader raskt med Power Delivery og bruker ikke strøm når bilen er av.',
      'Für 12–24-V-Steckdosen. Lädt schnell mit Power Delivery und zieht bei ausgeschaltetem Auto keinen Strom.',
      'Til 12–24 V-udtag. Oplader hurtigt med Power Delivery og bruger ikke strøm, når bilen er slukket.',
    ),
    { shape: 'adapter', colours: ['#2a2f34', '#59b36b'], tags: ['fast-charging'], demand: 0.5 },
  ),
  wireless: charger(
    'chargers/usb',
    texts('Trådlös laddare', 'Trådløs lader', 'Kabelloses Ladegerät', 'Trådløs oplader'),
    texts(
      'Lägg telefonen på plattan: laddar genom skal upp till tre millimeter och känner av metallföremål. USB-C-kabel medföljer.',
      'Legg telefonen på platen: lader gjennom deksler inntil tre millimeter og oppdager metallgjenstander. USB-C-kabel følger med.',
      'Telefon auflegen genügt: lädt durch Hüllen bis drei Millimeter und erkennt Metallgegenstände. USB-C-Kabel liegt bei.',
      'Læg telefonen på pladen: oplader gennem covers op til tre millimeter og opdager metalgenstande. USB-C-kabel medfølger.',
    ),
    { shape: 'charge-pad', colours: ['#f0f2f3', '#7b8794'], smallPrint: true },
  ),
  psu: charger(
    'chargers/power-supplies',
    texts('Nätadapter', 'Strømadapter', 'Netzteil', 'Netadapter'),
    texts(
      'Stabiliserad spänning med plus i mitten. Strömmen får vara högre än apparaten kräver, spänningen inte.',
      'Stabilisert spenning med pluss i midten. Strømmen kan være høyere enn apparatet krever, spenningen ikke.',
      'Stabilisierte Spannung, Plus innen. Der Strom darf höher sein, als das Gerät verlangt, die Spannung nicht.',
      'Stabiliseret spænding med plus i midten. Strømmen må gerne være højere, end apparatet kræver, men spændingen skal passe.',
    ),
    { shape: 'adapter', colours: ['#1d2227', '#9aa5ae'], advice: MAINS_ADVICE },
  ),
}
