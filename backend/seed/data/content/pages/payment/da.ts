import type { PageText } from '../../content-records'
import { wayRows } from './way-rows'

export const da: PageText = {
  title: 'Betaling',
  description: 'Sådan betaler du hos {brand}: betalingsmåder, gebyrer og tilbagebetaling.',
  content: `
<p>Du vælger betalingsmåde i kassen. Hvilke der vises, afhænger af, om du handler privat eller for en virksomhed.</p>
<table>
<thead><tr><th>Betalingsmåde</th><th>Sådan fungerer det</th></tr></thead>
<tbody>
${wayRows('da')}
</tbody>
</table>
<h2>Gebyrer</h2>
<p>Har en betalingsmåde et gebyr, står det ved betalingsmåden i kassen, før du bestiller. Vi tager ikke gebyr for kortbetaling.</p>
<h2>Rabatkode og gavekort</h2>
<p>Rabatkoden skriver du i kurven, gavekortets kode i kassen. Koder, der ikke kan bruges, vises med en forklaring. Læs mere om <a href="@gift-cards">gavekort</a>.</p>
<h2>Tilbagebetaling</h2>
<p>Vi betaler tilbage med den betalingsmåde, du brugte, senest 14 dage, efter at vi har fået besked om, at du fortryder. Vi kan vente,
til varen er kommet retur, eller du har dokumenteret, at den er sendt.</p>
<h2>Priser</h2>
<p>Alle priser er i danske kroner med 25 % moms. Priserne kan også vises uden moms, hvis du handler for en virksomhed.</p>
`,
}
