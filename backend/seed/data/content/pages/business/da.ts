import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Erhverv',
  description: 'Køb batterier og reservedele til virksomhed, skole, forening og kommune hos {brand}.',
  content: `
<p>Virksomheder, skoler, foreninger og kommuner handler hos os til samme priser som alle andre, med nogle ting, der gør det nemmere.</p>
<h2>Sådan fungerer det</h2>
<ul>
<li>Vis priser uden moms med kontakten øverst på siden.</li>
<li>Køber du flere, bliver stykprisen lavere: Mængderabatten står på produktsiden og regnes med i kurven.</li>
<li>Betal på faktura. Fakturaen kommer på e-mail og kan mærkes med jeres reference.</li>
<li>Abonnér på det, I bruger meget af, for eksempel AA-batterier og batterier til røgalarmer.</li>
<li>Åbn en ordre under <a href="@my-order">Min ordre</a> for at se status, bilag og sporing, uden konto.</li>
</ul>
<h2>Større mængder</h2>
<p>Skal du bruge mange af samme slags, en leveringsplan eller en del, der ikke er i sortimentet? Skriv til
<a href="mailto:{businessEmail}">{businessEmail}</a> med varenummer og antal, så får du et tilbud inden for én hverdag.</p>
<h2>Brugte batterier</h2>
<p>Vi hjælper arbejdspladser med indsamling af batterier. Læs mere om <a href="@recycling">indsamling og genanvendelse</a>.</p>
`,
}
