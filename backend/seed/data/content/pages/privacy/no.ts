import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Personvernerklæring',
  description: 'Hvilke personopplysninger {brand} behandler, hvorfor, hvor lenge og hvilke rettigheter du har.',
  content: `
<p>Behandlingsansvarlig er {company}, organisasjonsnummer {registration}, {street}, {city}. Spørsmål om opplysningene dine sender du til
<a href="mailto:{privacyEmail}">{privacyEmail}</a>.</p>
<h2>Hva vi behandler og hvorfor</h2>
<table>
<thead><tr><th>Formål</th><th>Opplysninger</th><th>Rettslig grunnlag</th><th>Hvor lenge</th></tr></thead>
<tbody>
<tr><td>Levere ordren, retur og reklamasjon</td><td>Navn, adresse, e-post, mobilnummer, ordre, e-posten til den som får et gavekort</td><td>Avtale</td><td>5 år etter kjøpet</td></tr>
<tr><td>Bokføring</td><td>Ordre- og betalingsopplysninger</td><td>Rettslig forpliktelse</td><td>5 år etter regnskapsårets slutt</td></tr>
<tr><td>Kundekonto</td><td>Kontaktopplysninger, kryptert passord, den åpne delen av tilgangsnøkler, lagrede apparater, ordrehistorikk</td><td>Avtale</td><td>Til du avslutter kontoen</td></tr>
<tr><td>Spørre én gang etter leveringen hva du synes om varen, hvis du ikke sier nei i kassen eller senere</td><td>E-postadresse, ordre</td><td>Berettiget interesse</td><td>45 dager etter leveringen; et nei så lenge vi må huske det</td></tr>
<tr><td>Nyhetsbrev og lagervarsel</td><td>E-postadresse</td><td>Samtykke</td><td>Til du melder deg av</td></tr>
<tr><td>Statistikk og markedsføring</td><td>Opplysninger fra informasjonskapsler</td><td>Samtykke</td><td>Se <a href="@cookies">informasjonskapsler</a></td></tr>
<tr><td>Beskytte butikken mot misbruk</td><td>IP-adresse, tekniske logger</td><td>Berettiget interesse</td><td>Høyst 90 dager</td></tr>
</tbody>
</table>
<h2>Hvem som får opplysningene</h2>
<p>Vi deler bare det som trengs: med transportøren du velger, med betalingstjenesten du velger og med leverandørene våre av drift og
e-post, som er databehandlere. Behandles opplysninger utenfor EØS, skjer det med EUs standardavtaler eller etter en beslutning om
tilstrekkelig beskyttelsesnivå.</p>
<h2>Rettighetene dine</h2>
<p>Du kan få vite hva vi har om deg, få det rettet, slettet eller begrenset, ta det med deg videre og protestere mot behandling som bygger
på berettiget interesse. Et samtykke kan du når som helst trekke tilbake. Du kan klage til Datatilsynet, www.datatilsynet.no.</p>
<h2>Automatiske avgjørelser</h2>
<p>Vi treffer ingen automatiske avgjørelser om deg. Betalingstjenesten kan gjøre det når du søker om kreditt; da gjelder informasjonen derfra.</p>
`,
}
