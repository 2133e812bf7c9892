import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Fragt og levering',
  description: 'Fragtformer, priser og leveringstider, når du handler hos {brand}.',
  content: `
<p>Vi leverer i hele Danmark. Mindste ordreværdi er {minimumOrder} uden fragt. Fragt fra {shippingFrom}, fri fragt til pakkeshop, når du handler for mindst {freeShippingFrom}</p>
<h2>Sådan kan du få din pakke</h2>
<table>
<thead><tr><th>Fragtform</th><th>Pris</th><th>Leveringstid fra lageret</th></tr></thead>
<tbody>{shippingTable}</tbody>
</table>
<p>Gavekort tæller ikke med i beløbet for fri fragt.</p>
<p>Tunge varer, for eksempel bil- og fritidsbatterier, kan tage en dag eller to længere. Du vælger fragtform i kassen og ser prisen, før du bestiller. Til øer uden fast forbindelse kan det tage
en dag længere.</p>
<h2>Hvornår sendes min ordre?</h2>
<p>Lagervarer, der bestilles før klokkeslættet på produktsiden, sendes samme hverdag. Står der en dato ved varen, venter vi på nye varer og sender
hele ordren samlet, medmindre du beder os om at dele den op.</p>
<h2>Batterier under transport</h2>
<p>Lithiumbatterier er farligt gods og sendes efter reglerne for vej- og lufttransport. Derfor kan nogle varer kun leveres ad landevejen.</p>
<h2>Hvis noget går galt</h2>
<p>Er pakken beskadiget, så meld det gerne til transportøren med det samme, og skriv til os. Vi bærer risikoen, til du har fået varen.
Pakker, der ikke bliver hentet, kommer retur til os; så kan vi kræve vores udgifter til fragten dækket.</p>
<p>Under <a href="@track-order">Følg din pakke</a> kan du se, hvor pakken er.</p>
`,
}
