import type { Texts } from '../../../../texts'
import type { Drawing } from '../../../../pictures/drawing'
import { texts } from '../naming'

/** The common properties of replacement packs for one type of device. */
export type PackKind = {
  /** `SeedDevice.type` of the devices these packs fit. */
  device: string
  noun: Texts
  shape: Drawing['shape']
  colours: [string, string]
  tags: string[]
  discountCategory: string
  /** Two sentences of advice. Each product shows one of them. */
  advice: [Texts, Texts]
}

const selfRepair: [Texts, Texts] = [
  texts(
    'Jämför artikelnumret på det gamla batteriet innan du beställer. Stäng av apparaten helt innan du byter.',
    'Sammenlign delenummeret på det gamle batteriet før du bestiller. Slå apparatet helt av før du bytter.',
    'Vergleichen Sie vor der Bestellung die Teilenummer auf dem alten Akku. Schalten Sie das Gerät vor dem Tausch ganz aus.',
    'Sammenlign varenummeret på det gamle batteri, før du bestiller. Sluk apparatet helt, før du skifter.',
  ),
  texts(
    'Batteriet är nytillverkat, inte renoverat. Böj det aldrig och stick aldrig hål på det när du byter.',
    'Batteriet er nyprodusert, ikke overhalt. Du må aldri bøye det eller stikke hull på det når du bytter.',
    'Der Akku ist neu gefertigt, nicht aufbereitet. Biegen oder durchstechen Sie ihn beim Tausch nie.',
    'Batteriet er nyproduceret, ikke renoveret. Bøj det aldrig, og stik ikke hul på det, når du skifter.',
  ),
]

const cleaning: [Texts, Texts] = [
  texts(
    'Byt filter samtidigt: ett igensatt filter gör att batteriet tar slut snabbare.',
    'Bytt filter samtidig: Et tett filter gjør at batteriet går raskere tomt.',
    'Wechseln Sie gleich den Filter mit: Ein verstopfter Filter leert den Akku schneller.',
    'Skift filter samtidig: Et tilstoppet filter tømmer batteriet hurtigere.',
  ),
  texts(
    'Låt batteriet svalna en stund efter städningen innan du laddar det.',
    'La batteriet kjøle seg ned en stund etter rengjøringen før du lader det.',
    'Lassen Sie den Akku nach dem Saugen kurz abkühlen, bevor Sie ihn laden.',
    'Lad batteriet køle af lidt efter rengøringen, før du oplader det.',
  ),
]

export const PACK_KINDS = {
  tool: {
    device: 'power-tool',
    noun: texts('verktygsbatteri', 'verktøybatteri', 'Werkzeugakku', 'værktøjsbatteri'),
    shape: 'tool-pack',
    colours: ['#20262b', '#ffbc20'],
    tags: ['rechargeable'],
    discountCategory: 'tool-batteries',
    advice: [
      texts(
        'Laddas i verktygstillverkarens egen laddare för samma system. Ta ur batteriet när verktyget ska ligga länge.',
        'Lades i verktøyprodusentens egen lader for samme system. Ta batteriet ut når verktøyet skal ligge lenge.',
        'Wird im Ladegerät des Werkzeugherstellers für dasselbe System geladen. Nehmen Sie den Akku heraus, wenn das Werkzeug länger liegt.',
        'Oplades i værktøjsproducentens egen oplader til samme system. Tag batteriet ud, når værktøjet skal ligge længe.',
      ),
      texts(
        'Låt ett varmt batteri svalna innan du laddar det, och lämna det inte i en kall bil över natten.',
        'La et varmt batteri kjøle seg ned før du lader det, og ikke la det ligge i en kald bil over natten.',
        'Lassen Sie einen warmen Akku vor dem Laden abkühlen und ihn nachts nicht im kalten Auto liegen.',
        'Lad et varmt batteri køle af, før du oplader det, og lad det ikke ligge i en kold bil natten over.',
      ),
    ],
  },
  camera: {
    device: 'camera',
    noun: texts('kamerabatteri', 'kamerabatteri', 'Kameraakku', 'kamerabatteri'),
    shape: 'camera-pack',
    colours: ['#2b3036', '#8b949c'],
    tags: ['rechargeable'],
    discountCategory: 'camera-batteries',
    advice: [
      texts(
        'Ta med ett extra batteri i innerfickan på vintern: ett varmt batteri ger fler bilder.',
        'Ha et ekstra batteri i innerlommen om vinteren: Et varmt batteri gir flere bilder.',
        'Tragen Sie im Winter einen zweiten Akku in der Innentasche: Warm reicht er für mehr Bilder.',
        'Hav et ekstra batteri i inderlommen om vinteren: Et varmt batteri giver flere billeder.',
      ),
      texts(
        'Laddas i kamerans egen laddare eller i en laddare för samma batterityp.',
        'Lades i kameraets egen lader eller i en lader for samme batteritype.',
        'Wird im Ladegerät der Kamera oder in einem Ladegerät für denselben Akkutyp geladen.',
        'Oplades i kameraets egen oplader eller i en oplader til samme batteritype.',
      ),
    ],
  },
  phone: {
    device: 'phone',
    noun: texts('mobilbatteri', 'mobilbatteri', 'Handyakku', 'mobilbatteri'),
    shape: 'phone-pack',
    colours: ['#15191d', '#c5ccd2'],
    tags: ['rechargeable', 'self-repair'],
    discountCategory: 'phone-batteries',
    advice: selfRepair,
  },
  tablet: {
    device: 'tablet',
    noun: texts('surfplattebatteri', 'nettbrettbatteri', 'Tablet-Akku', 'tabletbatteri'),
    shape: 'phone-pack',
    colours: ['#15191d', '#aab4bc'],
    tags: ['rechargeable', 'self-repair'],
    discountCategory: 'phone-batteries',
    advice: selfRepair,
  },
  laptop: {
    device: 'laptop',
    noun: texts('datorbatteri', 'PC-batteri', 'Notebook-Akku', 'computerbatteri'),
    shape: 'laptop-pack',
    colours: ['#1b1f24', '#6d7882'],
    tags: ['rechargeable', 'self-repair'],
    discountCategory: 'laptop-batteries',
    advice: selfRepair,
  },
  cordless: {
    device: 'cordless-phone',
    noun: texts('telefonbatteri', 'telefonbatteri', 'Telefonakku', 'telefonbatteri'),
    shape: 'wired-pack',
    colours: ['#33566b', '#d9e2e7'],
    tags: ['rechargeable'],
    discountCategory: 'communication-batteries',
    advice: selfRepair,
  },
  radio: {
    device: 'two-way-radio',
    noun: texts('radiobatteri', 'radiobatteri', 'Funkgeräteakku', 'radiobatteri'),
    shape: 'tool-pack',
    colours: ['#1d2226', '#7d8790'],
    tags: ['rechargeable', 'professional', 'outdoor'],
    discountCategory: 'communication-batteries',
    advice: [
      texts(
        'Räkna med 8 till 12 timmars drifttid vid normal användning (5 % sändning, 5 % mottagning, 90 % vila).',
        'Regn med 8 til 12 timers driftstid ved normal bruk (5 % sending, 5 % mottak, 90 % hvile).',
        'Rechnen Sie mit 8 bis 12 Stunden Betrieb bei üblicher Nutzung (5 % Senden, 5 % Empfang, 90 % Bereitschaft).',
        'Regn med 8 til 12 timers driftstid ved normal brug (5 % sending, 5 % modtagelse, 90 % hvile).',
      ),
      texts(
        'Laddas i radions vanliga bordsladdare. Torka av kontakterna då och då.',
        'Lades i radioens vanlige bordlader. Tørk av kontaktene nå og da.',
        'Wird in der üblichen Ladeschale geladen. Wischen Sie die Kontakte ab und zu ab.',
        'Oplades i radioens almindelige bordlader. Tør kontakterne af en gang imellem.',
      ),
    ],
  },
  vacuum: {
    device: 'vacuum-cleaner',
    noun: texts('dammsugarbatteri', 'støvsugerbatteri', 'Staubsaugerakku', 'støvsugerbatteri'),
    shape: 'tool-pack',
    colours: ['#4b5560', '#c3cad0'],
    tags: ['rechargeable', 'self-repair'],
    discountCategory: 'home-batteries',
    advice: cleaning,
  },
  robot: {
    device: 'robot-vacuum',
    noun: texts('robotdammsugarbatteri', 'robotstøvsugerbatteri', 'Saugroboter-Akku', 'robotstøvsugerbatteri'),
    shape: 'wired-pack',
    colours: ['#2e3a44', '#9fb0bb'],
    tags: ['rechargeable', 'self-repair'],
    discountCategory: 'home-batteries',
    advice: cleaning,
  },
  care: {
    device: 'personal-care',
    noun: texts('ersättningscell', 'erstatningscelle', 'Ersatzakku', 'erstatningscelle'),
    shape: 'cylinder',
    colours: ['#2f7d4f', '#dfe8e2'],
    tags: ['rechargeable', 'self-repair'],
    discountCategory: 'home-batteries',
    advice: [
      texts(
        'Cellen löds fast: märk polerna innan du lossar den gamla, och sätt packningen på plats så att höljet förblir tätt.',
        'Cellen loddes fast: Merk polene før du løsner den gamle, og legg pakningen på plass så dekselet forblir tett.',
        'Die Zelle wird eingelötet: Markieren Sie die Pole, bevor Sie die alte lösen, und setzen Sie die Dichtung richtig ein, damit das Gehäuse dicht bleibt.',
        'Cellen loddes fast: Mærk polerne, før du løsner den gamle, og sæt pakningen på plads, så kabinettet forbliver tæt.',
      ),
      texts(
        'Mät cellens längd och kontrollera lödöronens riktning innan du beställer.',
        'Mål cellens lengde og kontroller retningen på loddefanene før du bestiller.',
        'Messen Sie vor der Bestellung die Länge der Zelle und prüfen Sie die Richtung der Lötfahnen.',
        'Mål cellens længde, og kontrollér loddefligenes retning, før du bestiller.',
      ),
    ],
  },
} satisfies Record<string, PackKind>

export type PackKindKey = keyof typeof PACK_KINDS
