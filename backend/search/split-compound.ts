/** What compounds of this trade end in, the longest first, so that `batteriladdare` is a laddare and not an `are`. */
const HEADS = (
  'batterierna batterier batterien batteriet batterie batteri akkus akku laddaren laddare opladere oplader laderen ladere lader ' +
  'ladegeräte ladegerät kablar kabler kabel lampor lampa lamper lampe leuchte lykter lykt lygter lygte zellen zelle cellen celler ' +
  'celle cell filter påsar poser beutel hållare holdere holder halter testare testere tester adapter adaptrar varnare varsler ' +
  'melder skydd schutz säkring säkringar sikring sikringer sicherung sicherungen fjärrkontroll fjernkontroll fernbedienung ' +
  'fjernbetjening skärm skjerm skærm knivar knive messer klippare klipper roboter dammsugare støvsuger staubsauger pack set paket pakke'
)
  .split(' ')
  .sort((a, b) => b.length - a.length)

const SHORTEST_START = 2

/** The parts of a compound, its start also without a linking s; none for a word that is no compound. */
export function partsOf(word: string): { start: string; head: string } | null {
  if (/\d/.test(word)) return null
  const head = HEADS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_START)
  return head === undefined ? null : { start: word.slice(0, -head.length).replace(/(?<=...)s$/, ''), head }
}

const LINKS = ['e', 'en', 'er', 'es', 'n', 's']

/** How the start of a compound may be written as a word of its own: `dammsugar` is `dammsugare`, `geräte` is `gerät`. */
export function spellingsOf(start: string): string[] {
  const shorter = LINKS.filter((link) => start.endsWith(link) && start.length - link.length > SHORTEST_START)
  return [start, `${start}e`, ...shorter.map((link) => start.slice(0, -link.length))]
}
