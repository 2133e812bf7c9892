import { wordsOf } from '../tokenize'

/**
 * Words for one thing across naming systems and the four languages, each as its words: a name of several is found when all of them are
 * there.
 */
export const SYNONYM_GROUPS: string[][][] = [
  'aa lr6 mignon penlight r6 hr6 fr6',
  'aaa lr03 micro r03 hr03 fr03',
  'c lr14 baby r14 hr14 babyzelle babyzellen',
  'd lr20 mono r20 hr20 monozelle monozellen',
  '9v 6lr61 block blockbatterie e-block 6f22 hr22',
  'aaaa lr61 lr8d425',
  'a23 23a mn21 lrv08 v23ga',
  'knappcell knappcelle knapcelle knopfzelle knappcellsbatteri knappebatteri knapbatteri knappbatteri knappcellebatteri knapcellebatteri knapp-cell',
  'laddare lader ladegerät oplader batteriladdare batterilader batterieladegerät netzteil ladekabel charger',
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
].map((line) => line.split(' ').map((name) => wordsOf(name)))

const BATTERIES = new Set(SYNONYM_GROUPS.find((group) => group.some(([name]) => name === 'batteri'))?.flat())

/** Whether a word names what nearly everything here is: a battery, in any of the languages. */
export const saysLittle = (word: string): boolean => BATTERIES.has(word)

/** Whether a word of a query does, in any inflection: `batterier`. */
export const namesBattery = ({ word, stem }: { word: string; stem: string }): boolean => saysLittle(word) || saysLittle(stem)

/** Names that shoppers write in two words. */
export const PARTED_NAMES = [
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

/** Words that a finished query can do without. A word that is still being typed is never dropped: `han` becomes `handske`. */
const FILLERS = new Set(
  (
    'till för til for für zu zum zur mit med och og und i in im på av af von der die das den det en ett et ein eine einen der ' +
    'som passar passer passt passend fits min mitt mein meine mine the to hos fra från'
  ).split(' '),
)

/** The words that count: fillers go, except from a query of fillers alone; and the last word while it is still being typed. */
export function wordsThatCount(words: readonly string[], typing = false): string[] {
  const counting = words.filter((word, position) => (typing && position === words.length - 1) || !FILLERS.has(word))
  return counting.length === 0 ? [...words] : counting
}
