import type { PageText } from '../../content-records'
import { wayRows } from './way-rows'

export const sv: PageText = {
  title: 'Betalning',
  description: 'Så betalar du hos {brand}: betalsätt, avgifter och återbetalning.',
  content: `
<p>Du väljer betalsätt i kassan. Vilka som visas beror på om du handlar som privatperson eller företag.</p>
<table>
<thead><tr><th>Betalsätt</th><th>Så fungerar det</th></tr></thead>
<tbody>
${wayRows('sv')}
</tbody>
</table>
<h2>Avgifter</h2>
<p>Tar ett betalsätt ut en avgift står den vid betalsättet i kassan innan du beställer.</p>
<h2>Rabattkod och presentkort</h2>
<p>Rabattkoden skriver du i varukorgen, presentkortets kod i kassan. Koder som inte kan användas visas med en förklaring. Läs mer om <a href="@gift-cards">presentkort</a>.</p>
<h2>Återbetalning</h2>
<p>Vi betalar tillbaka med samma betalsätt som du använde, senast 14 dagar efter att vi har fått ditt meddelande om att du ångrar köpet. Vi
får vänta tills varan har kommit tillbaka eller du har visat att den är skickad.</p>
<h2>Priser</h2>
<p>Alla priser är i svenska kronor med 25 % moms. Priserna kan även visas utan moms, för dig som handlar till ett företag.</p>
`,
}
