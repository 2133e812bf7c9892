import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Frakt og levering',
  description: 'Fraktmåter, priser og leveringstider når du handler hos {brand}.',
  content: `
<p>Vi leverer til hele Norge. Frakt fra {shippingFrom}, fri frakt til hentested når du handler for minst {freeShippingFrom}. Minste ordreverdi er {minimumOrder}, frakten ikke medregnet.</p>
<h2>Slik kan du få pakken din</h2>
<table>
<thead><tr><th>Fraktmåte</th><th>Pris</th><th>Leveringstid fra lageret</th></tr></thead>
<tbody>{shippingTable}</tbody>
</table>
<p>Gavekort teller ikke med i beløpet for fri frakt.</p>
<p>Tunge varer, for eksempel bil- og fritidsbatterier, kan ta en dag eller to lenger. Du velger fraktmåte i kassen og ser prisen før du bestiller. Til Nord-Norge og Svalbard
kan det ta noen dager lenger.</p>
<h2>Når sendes ordren min?</h2>
<p>Lagervarer som bestilles før klokkeslettet på produktsiden, sendes samme hverdag. Står det en dato ved varen, venter vi på påfyll og sender
hele ordren når alt er på plass, med mindre du ber oss om å dele den opp.</p>
<h2>Toll og merverdiavgift</h2>
<p>Alle priser er i norske kroner med merverdiavgift. Det kommer ingen toll eller gebyrer i tillegg når pakken kommer fram.</p>
<h2>Batterier i transport</h2>
<p>Litiumbatterier er farlig gods og sendes etter reglene for vei- og flytransport. Derfor kan noen varer bare leveres med bakketransport.</p>
<h2>Hvis noe går galt</h2>
<p>Er pakken skadet, meld gjerne fra til transportøren med en gang og ta kontakt med oss. Vi har risikoen til du har fått varen. Pakker
som ikke hentes, sendes tilbake til oss; da kan vi kreve dekket kostnadene våre for frakten begge veier.</p>
<p>Følg leveringen under <a href="@track-order">Spor ordre</a>.</p>
`,
}
