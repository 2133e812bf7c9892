import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Betalning',
  description: 'Så betalar du hos {brand}: faktura, kort, Klarna eller Walley.',
  content: `
<p>Du väljer betalsätt i kassan. Vilka som visas beror på om du handlar som privatperson eller företag.</p>
<table>
<thead><tr><th>Betalsätt</th><th>Så fungerar det</th></tr></thead>
<tbody>
<tr><td>Faktura</td><td>Du får varorna först och betalar inom den tid som står på fakturan. En kreditprövning kan göras.</td></tr>
<tr><td>Kort</td><td>Visa och Mastercard via Stripe. Beloppet dras när ordern skickas, men inom en vecka om varorna väntas in senare. Kortnumret når aldrig våra servrar.</td></tr>
<tr><td>Klarna</td><td>Betala direkt, senare eller i delar. Avtalet om kredit ingår du med Klarna.</td></tr>
<tr><td>Walley</td><td>Faktura eller delbetalning för privatpersoner, faktura för företag.</td></tr>
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
