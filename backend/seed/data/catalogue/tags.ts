import type { SeedTag } from '../records'
import type { Texts } from '../../../texts'
import { slugs, texts } from './naming'

const tag = (key: string, name: Texts, description: Texts): SeedTag => ({ key, name, slug: slugs(name), description })

/** Tags, which group products across categories. Each has a page (spec section 2, product tag page). */
export const TAGS: SeedTag[] = [
  tag(
    'rechargeable',
    texts('Laddningsbart', 'Oppladbart', 'Wiederaufladbar', 'Genopladeligt'),
    texts(
      'Batterier som kan laddas hundratals gånger: billigare i längden och mindre avfall.',
      'Batterier som kan lades hundrevis av ganger: billigere i lengden og mindre avfall.',
      'Akkus, die sich hunderte Male laden lassen: auf Dauer günstiger und weniger Abfall.',
      'Batterier, der kan oplades hundredvis af gange: billigere i længden og mindre affald.',
    ),
  ),
  tag(
    'high-capacity',
    texts('Hög kapacitet', 'Høy kapasitet', 'Hohe Kapazität', 'Høj kapacitet'),
    texts(
      'Varianterna som räcker längst mellan laddningarna eller bytena.',
      'Variantene som varer lengst mellom hver lading eller hvert bytte.',
      'Die Varianten mit der längsten Laufzeit zwischen zwei Ladungen oder Wechseln.',
      'Varianterne, der holder længst mellem opladninger eller skift.',
    ),
  ),
  tag(
    'outdoor',
    texts('Friluftsliv', 'Friluftsliv', 'Für draußen', 'Friluftsliv'),
    texts(
      'Ström för skog, fjäll och båt: tål kyla, fukt och stötar.',
      'Strøm for skog, fjell og båt: tåler kulde, fukt og støt.',
      'Strom für Wald, Berge und Boot: verträgt Kälte, Nässe und Stöße.',
      'Strøm til skov, fjeld og båd: tåler kulde, fugt og stød.',
    ),
  ),
  tag(
    'professional',
    texts('För proffs', 'For proffer', 'Für Profis', 'Til professionelle'),
    texts(
      'För dem som använder sina verktyg varje dag och inte kan vänta på en laddning.',
      'For dem som bruker verktøyet hver dag og ikke kan vente på en lading.',
      'Für alle, die ihr Werkzeug täglich brauchen und nicht auf eine Ladung warten können.',
      'Til dem, der bruger værktøjet hver dag og ikke kan vente på en opladning.',
    ),
  ),
  tag(
    'child-safe',
    texts('Barnsäker förpackning', 'Barnesikker pakning', 'Kindersichere Verpackung', 'Børnesikret pakning'),
    texts(
      'Förpackningar som är svåra för barn att öppna: viktigt när det gäller knappceller.',
      'Pakninger som er vanskelige for barn å åpne: viktig når det gjelder knappceller.',
      'Verpackungen, die Kinder kaum öffnen können: bei Knopfzellen besonders wichtig.',
      'Emballager, der er svære for børn at åbne: vigtigt, når det gælder knapceller.',
    ),
  ),
  tag(
    'cold-resistant',
    texts('Tål kyla', 'Tåler kulde', 'Kältefest', 'Tåler kulde'),
    texts(
      'Fungerar även när termometern visar långt under noll.',
      'Fungerer også når gradestokken viser mange minusgrader.',
      'Funktioniert auch weit unter dem Gefrierpunkt.',
      'Virker også, når termometeret viser langt under nul.',
    ),
  ),
  tag(
    'bulk-pack',
    texts('Storpack', 'Storpakke', 'Vorratspackung', 'Storkøb'),
    texts(
      'Större förpackningar med lägre pris per styck, för hem, förening och kontor.',
      'Større pakninger med lavere stykkpris, for hjem, forening og kontor.',
      'Größere Packungen mit niedrigerem Stückpreis, für Haushalt, Verein und Büro.',
      'Større pakninger med lavere stykpris, til hjem, forening og kontor.',
    ),
  ),
  tag(
    'long-life',
    texts('Lång hållbarhet', 'Lang holdbarhet', 'Lange haltbar', 'Lang holdbarhed'),
    texts(
      'Behåller laddningen i många år på hyllan: bra som reserv.',
      'Beholder ladningen i mange år på hylla: bra som reserve.',
      'Behält die Ladung viele Jahre im Regal: gut als Reserve.',
      'Beholder ladningen i mange år på hylden: god som reserve.',
    ),
  ),
  tag(
    'smart-home',
    texts('Smarta hem', 'Smarthjem', 'Smarthome', 'Smart home'),
    texts(
      'Batterier till givare, lås, brandvarnare och fjärrkontroller i det uppkopplade hemmet.',
      'Batterier til sensorer, låser, røykvarslere og fjernkontroller i det tilkoblede hjemmet.',
      'Batterien für Sensoren, Schlösser, Rauchmelder und Fernbedienungen im vernetzten Zuhause.',
      'Batterier til sensorer, låse, røgalarmer og fjernbetjeninger i det forbundne hjem.',
    ),
  ),
  tag(
    'car-key',
    texts('Till bilnyckeln', 'Til bilnøkkelen', 'Für den Autoschlüssel', 'Til bilnøglen'),
    texts(
      'De knappceller som sitter i de flesta bilnycklar och fjärrlås.',
      'Knappcellene som sitter i de fleste bilnøkler og fjernlåser.',
      'Die Knopfzellen, die in den meisten Autoschlüsseln und Funkfernbedienungen stecken.',
      'De knapceller, der sidder i de fleste bilnøgler og fjernlåse.',
    ),
  ),
  tag(
    'mercury-free',
    texts('Kvicksilverfritt', 'Kvikksølvfritt', 'Quecksilberfrei', 'Kviksølvfrit'),
    texts(
      'Tillverkade helt utan kvicksilver, kadmium och bly.',
      'Produsert helt uten kvikksølv, kadmium og bly.',
      'Ganz ohne Quecksilber, Cadmium und Blei hergestellt.',
      'Fremstillet helt uden kviksølv, cadmium og bly.',
    ),
  ),
  tag(
    'fast-charging',
    texts('Snabbladdning', 'Hurtiglading', 'Schnellladen', 'Hurtigopladning'),
    texts(
      'Klarar höga laddströmmar, så att det snart är dags att fortsätta.',
      'Tåler høye ladestrømmer, så du snart kan fortsette.',
      'Verträgt hohe Ladeströme, damit es bald weitergehen kann.',
      'Tåler høje ladestrømme, så du snart kan komme videre.',
    ),
  ),
  tag(
    'self-repair',
    texts('Laga själv', 'Reparer selv', 'Selbst reparieren', 'Reparér selv'),
    texts(
      'Delar som ger en trött apparat ett nytt liv i stället för att den blir avfall.',
      'Deler som gir et slitent apparat nytt liv i stedet for at det blir avfall.',
      'Teile, die einem müden Gerät ein neues Leben geben, statt dass es zu Abfall wird.',
      'Dele, der giver et træt apparat nyt liv i stedet for, at det bliver til affald.',
    ),
  ),
]
