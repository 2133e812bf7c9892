import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Bedrift',
  description: 'Kjøp batterier og reservedeler til bedrift, skole, forening og kommune hos {brand}.',
  content: `
<p>Bedrifter, skoler, foreninger og kommuner handler hos oss til samme priser som alle andre, med noen ting som gjør det enklere.</p>
<h2>Slik fungerer det</h2>
<ul>
<li>Vis priser uten merverdiavgift med bryteren øverst på siden.</li>
<li>Kjøper du flere, blir stykkprisen lavere: Mengderabatten står på produktsiden og regnes inn i handlekurven.</li>
<li>Betal på faktura. Fakturaen kommer på e-post og kan merkes med deres referanse.</li>
<li>Abonner på det dere bruker mye av, for eksempel AA-batterier og batterier til røykvarslere.</li>
<li>Åpne en ordre under <a href="@my-order">Min ordre</a> for å se status, bilag og sporing, uten konto.</li>
</ul>
<h2>Større mengder</h2>
<p>Trenger du mange av samme slag, en leveringsplan eller en del som ikke finnes i sortimentet? Skriv til
<a href="mailto:{businessEmail}">{businessEmail}</a> med varenummer og antall, så får du et tilbud innen én hverdag.</p>
<h2>Brukte batterier</h2>
<p>Vi hjelper arbeidsplasser med innsamling av batterier. Les mer om <a href="@recycling">gjenvinning</a>.</p>
`,
}
