/** The heads (last parts) of this trade's compounds, the longest first, so that the head of `batteriladdare` is `laddare`. */
const COMPOUND_HEADS = (
  'batterierna batterier batterien batteriet batterie batteri akkus akku laddaren laddare opladere oplader laderen ladere lader ' +
  'ladegeräte ladegerät kablar kabler kabel lampor lampa lamper lampe leuchte lykter lykt lygter lygte zellen zelle cellen celler ' +
  'celle cell filter påsar poser beutel hållare holdere holder halter testare testere tester adapter adaptrar varnare varsler ' +
  'melder skydd schutz säkring säkringar sikring sikringer sicherung sicherungen fjärrkontroll fjernkontroll fernbedienung ' +
  'fjernbetjening skärm skjerm skærm knivar knive messer klippare klipper roboter dammsugare støvsuger staubsauger pack set paket pakke'
)
  .split(' ')
  .sort((a, b) => b.length - a.length)

const MIN_START_LENGTH = 2

/** Splits a compound into its start, without a linking s, and its head. Null for any other word. */
export function splitCompound(word: string): { start: string; head: string } | null {
  if (/\d/.test(word)) return null
  const head = COMPOUND_HEADS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_START_LENGTH)
  return head === undefined ? null : { start: word.slice(0, -head.length).replace(/(?<=...)s$/, ''), head }
}

const LINKING_LETTERS = ['e', 'en', 'er', 'es', 'n', 's']

/** Possible spellings of a compound's start as a separate word: `dammsugar` is `dammsugare`, `geräte` is `gerät`. */
export function startSpellings(start: string): string[] {
  const shorter = LINKING_LETTERS.filter((link) => start.endsWith(link) && start.length - link.length > MIN_START_LENGTH)
  return [start, `${start}e`, ...shorter.map((link) => start.slice(0, -link.length))]
}
