import type { Texts } from '../../../texts'
import { choose } from './chance'
import { texts } from './naming'

type Advice = [Texts, ...Texts[]]

/** Advice on storing, charging and recycling a battery, by chemistry. Each product shows one of them. */
const CHEMISTRY_ADVICE: Record<string, Advice> = {
  'li-ion': [
    texts(
      'Litiumjonceller saknar minneseffekt: ladda när det passar och förvara batteriet svalt och ungefär halvladdat om det ska ligga länge.',
      'Litium-ion-celler har ingen minneeffekt: Lad når det passer, og oppbevar batteriet kjølig og omtrent halvladet hvis det skal ligge lenge.',
      'Lithium-Ionen-Zellen kennen keinen Memory-Effekt: Laden Sie, wann es passt, und lagern Sie den Akku bei längeren Pausen kühl und etwa halb geladen.',
      'Lithium-ion-celler har ingen hukommelseseffekt: Oplad, når det passer, og opbevar batteriet køligt og cirka halvt opladet, hvis det skal ligge længe.',
    ),
    texts(
      'Inbyggt skydd mot överladdning, djupurladdning och kortslutning. Ladda i rumstemperatur, aldrig under 0 °C.',
      'Innebygd vern mot overlading, dyputlading og kortslutning. Lad i romtemperatur, aldri under 0 °C.',
      'Eingebauter Schutz gegen Überladung, Tiefentladung und Kurzschluss. Laden Sie bei Raumtemperatur, nie unter 0 °C.',
      'Indbygget beskyttelse mod overopladning, dybafladning og kortslutning. Oplad ved stuetemperatur, aldrig under 0 °C.',
    ),
    texts(
      'Batteriet levereras delvis laddat. Ladda det fullt före första användningen och lämna in det gamla till batteriinsamlingen.',
      'Batteriet leveres delvis ladet. Lad det helt opp før første bruk, og lever det gamle til gjenvinning.',
      'Der Akku wird teilgeladen geliefert. Laden Sie ihn vor dem ersten Einsatz voll und geben Sie den alten bei einer Sammelstelle ab.',
      'Batteriet leveres delvist opladet. Oplad det helt før første brug, og aflevér det gamle til genanvendelse.',
    ),
  ],
  'li-ion-bare': [
    texts(
      'Cellen saknar skyddskrets: använd den bara i apparater och laddare som är gjorda för oskyddade celler, och bär den aldrig lös i fickan.',
      'Cellen har ingen beskyttelseskrets: Bruk den bare i apparater og ladere som er laget for ubeskyttede celler, og bær den aldri løst i lommen.',
      'Die Zelle hat keine Schutzschaltung: Verwenden Sie sie nur in Geräten und Ladegeräten für ungeschützte Zellen und tragen Sie sie nie lose in der Tasche.',
      'Cellen har intet beskyttelseskredsløb: Brug den kun i apparater og opladere, der er lavet til ubeskyttede celler, og bær den aldrig løst i lommen.',
    ),
  ],
  'li-ion-protected': [
    texts(
      'En krets i botten skyddar mot djupurladdning, överladdning och kortslutning och gör cellen några millimeter längre: mät batterifacket först.',
      'En krets i bunnen verner mot dyputlading, overlading og kortslutning og gjør cellen noen millimeter lengre: Mål batterirommet først.',
      'Eine Schaltung im Boden schützt vor Tiefentladung, Überladung und Kurzschluss und macht die Zelle einige Millimeter länger: Messen Sie vorher das Batteriefach aus.',
      'Et kredsløb i bunden beskytter mod dybafladning, overopladning og kortslutning og gør cellen nogle millimeter længere: Mål batterirummet først.',
    ),
  ],
  nimh: [
    texts(
      'NiMH når full kapacitet efter tre till fem laddningar. Ladda batteriet var tredje månad om det inte används.',
      'NiMH når full kapasitet etter tre til fem ladinger. Lad batteriet hver tredje måned hvis det ikke er i bruk.',
      'NiMH erreicht die volle Kapazität nach drei bis fünf Ladungen. Laden Sie den Akku bei Nichtgebrauch alle drei Monate.',
      'NiMH når fuld kapacitet efter tre til fem opladninger. Oplad batteriet hver tredje måned, hvis det ikke bruges.',
    ),
    texts(
      'Använd en laddare för NiMH och byt alla celler i en apparat samtidigt, så räcker de längre.',
      'Bruk en lader for NiMH og bytt alle cellene i et apparat samtidig, så varer de lenger.',
      'Verwenden Sie ein Ladegerät für NiMH und tauschen Sie alle Zellen eines Geräts gleichzeitig, dann halten sie länger.',
      'Brug en oplader til NiMH, og skift alle celler i et apparat samtidig, så holder de længere.',
    ),
  ],
  alkaline: [
    texts(
      'Alkaliska batterier får inte laddas. Förvara dem torrt i rumstemperatur och blanda inte gamla och nya i samma apparat.',
      'Alkaliske batterier må ikke lades. Oppbevar dem tørt i romtemperatur, og ikke bland gamle og nye i samme apparat.',
      'Alkalibatterien dürfen nicht geladen werden. Lagern Sie sie trocken bei Raumtemperatur und mischen Sie alte und neue nicht in einem Gerät.',
      'Alkaliske batterier må ikke oplades. Opbevar dem tørt ved stuetemperatur, og bland ikke gamle og nye i samme apparat.',
    ),
    texts(
      'Ta ut batterierna ur apparater som ska stå oanvända länge, så undviker du läckage.',
      'Ta batteriene ut av apparater som skal stå ubrukt lenge, så unngår du lekkasje.',
      'Nehmen Sie die Batterien aus Geräten, die lange ungenutzt stehen; so beugen Sie dem Auslaufen vor.',
      'Tag batterierne ud af apparater, der skal stå ubrugte længe, så undgår du lækage.',
    ),
  ],
  'zinc-carbon': [
    texts(
      'Brunstensbatterier passar apparater som drar lite ström, till exempel väggklockor och fjärrkontroller. De får inte laddas.',
      'Brunsteinsbatterier passer til apparater som trekker lite strøm, for eksempel veggklokker og fjernkontroller. De må ikke lades.',
      'Zink-Kohle-Batterien eignen sich für Geräte mit geringem Strombedarf, etwa Wanduhren und Fernbedienungen. Sie dürfen nicht geladen werden.',
      'Brunstensbatterier passer til apparater, der bruger lidt strøm, for eksempel vægure og fjernbetjeninger. De må ikke oplades.',
    ),
  ],
  lithium: [
    texts(
      'Litium (järndisulfid) väger en tredjedel mindre än alkaliskt, fungerar ned till −40 °C och får inte laddas.',
      'Litium (jerndisulfid) veier en tredjedel mindre enn alkalisk, virker ned til −40 °C og må ikke lades.',
      'Lithium (Eisendisulfid) wiegt ein Drittel weniger als Alkali, arbeitet bis −40 °C und darf nicht geladen werden.',
      'Lithium (jerndisulfid) vejer en tredjedel mindre end alkalisk, virker ned til −40 °C og må ikke oplades.',
    ),
  ],
  'lithium-manganese': [
    texts(
      'Litiumbatterier håller laddningen i upp till tio år och klarar kyla. De får inte laddas eller kastas i eld.',
      'Litiumbatterier holder på ladningen i opptil ti år og tåler kulde. De må ikke lades eller kastes i ild.',
      'Lithiumbatterien halten ihre Ladung bis zu zehn Jahre und vertragen Kälte. Sie dürfen nicht geladen oder ins Feuer geworfen werden.',
      'Lithiumbatterier holder på ladningen i op til ti år og tåler kulde. De må ikke oplades eller kastes i ild.',
    ),
    texts(
      'Tejpa över polerna innan du lämnar in förbrukade litiumbatterier.',
      'Teip over polene før du leverer inn brukte litiumbatterier.',
      'Kleben Sie die Pole ab, bevor Sie verbrauchte Lithiumbatterien abgeben.',
      'Sæt tape over polerne, før du afleverer brugte lithiumbatterier.',
    ),
  ],
  'lithium-carbon': [
    texts(
      'Kolmonofluorid ger mycket låg självurladdning och tål upp till 80 °C, vilket passar mätare, larm och elektronik i bilar.',
      'Karbonmonofluorid gir svært lav selvutlading og tåler opptil 80 °C, noe som passer for målere, alarmer og bilelektronikk.',
      'Kohlenstoffmonofluorid entlädt sich kaum selbst und verträgt bis 80 °C: gut für Zähler, Alarme und Elektronik im Auto.',
      'Kulstofmonofluorid giver meget lav selvafladning og tåler op til 80 °C, hvilket passer til målere, alarmer og bilelektronik.',
    ),
  ],
  'lithium-thionyl': [
    texts(
      'Tionylklorid har högst energitäthet av alla primärceller och en självurladdning under en procent om året. Får inte laddas.',
      'Tionylklorid har høyest energitetthet av alle primærceller og en selvutlading under én prosent i året. Må ikke lades.',
      'Thionylchlorid hat die höchste Energiedichte aller Primärzellen und entlädt sich um weniger als ein Prozent im Jahr. Nicht aufladen.',
      'Thionylchlorid har den højeste energitæthed af alle primærceller og en selvafladning under én procent om året. Må ikke oplades.',
    ),
  ],
  'silver-oxide': [
    texts(
      'Silveroxid håller spänningen nästan helt jämn, så att klockan går rätt ända tills batteriet är slut.',
      'Sølvoksid holder spenningen nesten helt jevn, slik at klokka går riktig helt til batteriet er tomt.',
      'Silberoxid hält die Spannung fast völlig konstant, sodass die Uhr bis zum Schluss genau geht.',
      'Sølvoxid holder spændingen næsten helt jævn, så uret går rigtigt, indtil batteriet er tomt.',
    ),
    texts(
      'Ta i knappcellen med en pincett av plast, inte med fingrarna, så blir kontakten bäst.',
      'Ta i knappcellen med en plastpinsett, ikke med fingrene, så blir kontakten best.',
      'Fassen Sie die Knopfzelle mit einer Kunststoffpinzette statt mit den Fingern an, dann ist der Kontakt am besten.',
      'Tag fat i knapcellen med en plastpincet, ikke med fingrene, så bliver kontakten bedst.',
    ),
  ],
  'zinc-air': [
    texts(
      'Dra av fliken och låt cellen ligga i en minut före användning, så hinner luften in och spänningen upp.',
      'Trekk av klistrelappen og la cellen ligge ett minutt før bruk, så rekker luften å slippe inn og spenningen å stige.',
      'Ziehen Sie die Lasche ab und lassen Sie die Zelle vor dem Einsetzen eine Minute liegen, damit Luft eintritt und die Spannung steigt.',
      'Træk fligen af, og lad cellen ligge et minut før brug, så luften kan trænge ind og spændingen stige.',
    ),
    texts(
      'När fliken är av räcker cellen i en till två veckor, oavsett om hörapparaten används.',
      'Når lappen er av, varer cellen i én til to uker, uansett om høreapparatet er i bruk.',
      'Ist die Lasche ab, hält die Zelle ein bis zwei Wochen, ob das Hörgerät läuft oder nicht.',
      'Når fligen er af, holder cellen i en til to uger, uanset om høreapparatet bruges.',
    ),
  ],
}

/** The advice on the page of one product. Throws for a chemistry without advice. */
export const chemistryAdvice = (chemistry: string, sku: string): Texts => {
  const advice = CHEMISTRY_ADVICE[chemistry === 'li-polymer' ? 'li-ion' : chemistry]
  if (!advice) throw new Error(`No advice about ${chemistry}`)
  return choose(sku, 'advice', advice)
}
