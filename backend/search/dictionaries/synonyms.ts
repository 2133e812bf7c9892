import { tokenize } from '../tokenize'

/** Groups of synonyms across naming systems and the four languages. Each name is a list of words, which must all match. */
export const SYNONYM_GROUPS: string[][][] = [
  'aa lr6 mignon penlight r6 hr6 fr6 e91',
  'aaa lr03 micro r03 hr03 fr03',
  'c lr14 baby r14 hr14 babyzelle babyzellen',
  'd lr20 mono r20 hr20 monozelle monozellen',
  '9v 6lr61 block blockbatterie e-block 6f22 hr22 pp3',
  'aaaa lr61 lr8d425',
  'a23 23a mn21 lrv08 v23ga',
  'knappcell knappcelle knapcelle knopfzelle knappcellsbatteri knappebatteri knapbatteri knappbatteri knappcellebatteri knapcellebatteri knapp-cell',
  'laddare lader ladegerät oplader batteriladdare batterilader batterioplader batterieladegerät netzteil ladekabel charger',
  'bilbatteri autobatterie startbatteri starterbatterie startbatterie',
  'batteri batterie akku akkus accu ackumulator akkumulator battery',
  'mobil handy telefon smartphone mobiltelefon phone',
  'dator laptop notebook pc computer',
  'ficklampa lommelykt taschenlampe lommelygte torch',
  'pannlampa hodelykt stirnlampe pandelampe huvudlampa kopflampe headlight',
  'dammsugare støvsuger staubsauger vacuum',
  'robotgräsklippare robotklipper mähroboter robotplæneklipper rasenroboter rasenmähroboter gressklipperrobot',
  'robotdammsugare robotstøvsuger saugroboter staubsaugerroboter',
  'elsparkcykel elsparkesykkel e-scooter elløbehjul escooter elektroroller eroller',
  'elcykel elsykkel e-bike ebike pedelec',
  'brandvarnare røykvarsler rauchmelder røgalarm rauchwarnmelder rökdetektor røgmelder brannvarsler rökvarnare brandlarm',
  'hörapparat høreapparat hörgerät hörgeräte hørapparat',
  'motorcykel motorsykkel motorrad mc moped moppe',
  'verktyg verktøy werkzeug værktøj',
  'surfplatta nettbrett tablet läsplatta',
  'presentkort gavekort geschenkgutschein gutschein geschenkkarte giftcard',
  'fjärrkontroll fjernkontroll fernbedienung fjernbetjening',
  'kabel sladd ledning ladekabel laddkabel laddsladd ladeledning',
  'uppladdningsbar laddningsbar oppladbar wiederaufladbar genopladelig laddningsbart oppladbart genopladeligt aufladbar akku',
  'skärm skjerm display skærm bildschirm',
  'säkring sikring sicherung',
  'klockbatteri klokkebatteri uhrenbatterie urbatteri',
  'solpanel solarmodul solarpanel solcelle solcell solcellepanel solcellspanel photovoltaik balkonkraftwerk',
  'bil auto kfz pkw',
  'billampa bilpære autolampe bilpära glödlampa glühbirne glühlampe birne halogenlampa lyspære pære',
  'rakhuvud skjærehode scherkopf skærehoved barberhode barberhoved skärblad',
  'slingkabel avgrensningskabel begrenzungskabel afgrænsningskabel begränsningskabel begränsningsslinga slinga',
  'fritidsbatteri freizeitbatterie forbruksbatteri forbrugsbatteri versorgungsbatterie förbrukningsbatteri marinbatteri hyttebatteri solarbatterie',
  'växelriktare vekselretter wechselrichter inverter omvandlare omformer spannungswandler',
  'starthjälp starthjelp starthilfe starthjælp jumpstarter startbooster',
  'powerbank powerbanks nödladdare nødlader',
  'litium lithium',
  'stopp stop',
  'trådlös sladdlös trådløs schnurlos kabellos',
  'tandborsthuvuden borsthuvuden tandborsthuvud tannbørstehoder aufsteckbürsten bürstenköpfe zahnbürstenköpfe tandbørstehoveder',
  'solcellsregulator solcelleregulator solarladeregler laderegler solarregler',
  'lr44 ag13 a76 v13ga 357 sr44',
].map((line) => line.split(' ').map((name) => tokenize(name)))

const BATTERY_WORDS = new Set(SYNONYM_GROUPS.find((group) => group.some(([name]) => name === 'batteri'))?.flat())

/** Whether a word means `battery` in any of the four languages, which most products of the shop are. */
export const isBatteryWord = (word: string): boolean => BATTERY_WORDS.has(word)

/** Whether a query word means `battery` in any inflection: `batterier`. */
export const namesBattery = ({ word, stem }: { word: string; stem: string }): boolean =>
  isBatteryWord(word) || isBatteryWord(stem)

/** Names that shoppers also write as two words. */
export const SPLIT_NAMES = [
  'gopro',
  'iphone',
  'macbook',
  'automower',
  'thinkpad',
  'elitebook',
  'probook',
  'oneplus',
  'roborock',
  'elscooter',
]

/** Words that are left out of a query. The word that is being typed is always kept: `han` may become `handske`. */
const STOP_WORDS = new Set(
  (
    'till för til for für zu zum zur mit med och og und i in im på av af von der die das den det en ett et ein eine einen der ' +
    'som passar passer passt passend fits min mitt mein meine mine the to hos fra från'
  ).split(' '),
)

/** Removes stop words, unless no other words are left. With `typing`, the last word is kept. */
export function withoutStopWords(words: readonly string[], typing = false): string[] {
  const counting = words.filter((word, position) => (typing && position === words.length - 1) || !STOP_WORDS.has(word))
  return counting.length === 0 ? [...words] : counting
}
