import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Privatlivspolitik',
  description: 'Hvilke personoplysninger {brand} behandler, hvorfor, hvor længe, og hvilke rettigheder du har.',
  content: `
<p>Dataansvarlig er {company}, CVR-nr. {registration}, {street}, {city}. Spørgsmål om dine oplysninger sender du til
<a href="mailto:{privacyEmail}">{privacyEmail}</a>.</p>
<h2>Hvad vi behandler og hvorfor</h2>
<table>
<thead><tr><th>Formål</th><th>Oplysninger</th><th>Retsgrundlag</th><th>Hvor længe</th></tr></thead>
<tbody>
<tr><td>Levering, retur og reklamation</td><td>Navn, adresse, e-mail, mobilnummer, ordre, e-mailadressen på den, der får et gavekort</td><td>Aftale</td><td>3 år efter købet</td></tr>
<tr><td>Bogføring</td><td>Ordre- og betalingsoplysninger</td><td>Retlig forpligtelse</td><td>5 år efter regnskabsårets udløb</td></tr>
<tr><td>Kundekonto</td><td>Kontaktoplysninger, krypteret adgangskode, den offentlige del af adgangsnøgler, gemte apparater, ordrehistorik</td><td>Aftale</td><td>Indtil du lukker kontoen</td></tr>
<tr><td>Spørge én gang efter leveringen, hvad du synes om varen, hvis du ikke siger nej i kassen eller senere</td><td>E-mailadresse, ordre</td><td>Legitim interesse</td><td>45 dage efter leveringen; et nej, så længe vi skal huske det</td></tr>
<tr><td>Nyhedsbrev og besked om lager</td><td>E-mailadresse</td><td>Samtykke</td><td>Indtil du afmelder dig</td></tr>
<tr><td>Statistik og markedsføring</td><td>Oplysninger fra cookies</td><td>Samtykke</td><td>Se <a href="@cookies">cookies</a></td></tr>
<tr><td>Beskytte butikken mod misbrug</td><td>IP-adresse, tekniske logfiler</td><td>Legitim interesse</td><td>Højst 90 dage</td></tr>
</tbody>
</table>
<h2>Hvem der får oplysningerne</h2>
<p>Vi videregiver kun det nødvendige: til den transportør og den betalingstjeneste, du vælger, og til vores leverandører af drift og
e-mail, som er databehandlere. Behandles oplysninger uden for EU/EØS, sker det med EU-Kommissionens standardkontrakter eller efter en
afgørelse om tilstrækkeligt beskyttelsesniveau.</p>
<h2>Dine rettigheder</h2>
<p>Du kan få indsigt i, hvad vi har om dig, få det rettet, slettet eller begrænset, få det udleveret og gøre indsigelse mod behandling, der
bygger på legitim interesse. Et samtykke kan du altid trække tilbage. Du kan klage til Datatilsynet, www.datatilsynet.dk.</p>
<h2>Automatiske afgørelser</h2>
<p>Vi træffer ingen automatiske afgørelser om dig. Betalingstjenesten kan gøre det, når du søger om kredit; så gælder dens egne oplysninger.</p>
`,
}
