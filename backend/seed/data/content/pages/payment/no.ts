import type { PageText } from '../../content-records'
import { wayRows } from './way-rows'

export const no: PageText = {
  title: 'Betaling',
  description: 'Slik betaler du hos {brand}: betalingsmåter, gebyrer og tilbakebetaling.',
  content: `
<p>Du velger betalingsmåte i kassen. Hvilke som vises, avhenger av om du handler privat eller for en bedrift.</p>
<table>
<thead><tr><th>Betalingsmåte</th><th>Slik fungerer det</th></tr></thead>
<tbody>
${wayRows('no')}
</tbody>
</table>
<h2>Gebyrer</h2>
<p>Har en betalingsmåte et gebyr, står det ved betalingsmåten i kassen før du bestiller.</p>
<h2>Rabattkode og gavekort</h2>
<p>Rabattkoden skriver du inn i handlekurven, koden på gavekortet i kassen. Koder som ikke kan brukes, vises med en forklaring. Les mer om <a href="@gift-cards">gavekort</a>.</p>
<h2>Tilbakebetaling</h2>
<p>Vi betaler tilbake med samme betalingsmåte som du brukte, senest 14 dager etter at vi fikk meldingen om at du angrer. Vi kan vente
til varen er kommet tilbake, eller til du har vist at den er sendt.</p>
<h2>Priser</h2>
<p>Alle priser er i norske kroner med 25 % merverdiavgift. Prisene kan også vises uten avgift, for deg som handler for en bedrift.</p>
`,
}
