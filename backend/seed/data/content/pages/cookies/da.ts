import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Cookies',
  description: 'Hvilke cookies og hvilken lokal lagring {brand} bruger, og hvordan du ændrer dit valg.',
  content: `
<p>Cookies er små tekstfiler, der gemmes i din browser. Nødvendige cookies skal til, for at butikken virker. Alle andre bruger vi kun,
hvis du siger ja, som cookiebekendtgørelsen kræver. Du kan altid ændre dit valg med linket til cookieindstillingerne nederst på siden.</p>
<h2>Nødvendige</h2>
<table>
<thead><tr><th>Navn</th><th>Formål</th><th>Gemmes</th></tr></thead>
<tbody>
<tr><td>consent, consent-gpc</td><td>Dit valg om cookies</td><td>30 dage, 1 dag, hvis du siger nej</td></tr>
<tr><td>consent-granted</td><td>At dit samtykke kun tælles én gang</td><td>5 minutter</td></tr>
<tr><td>locale</td><td>Dit sprog</td><td>365 dage</td></tr>
<tr><td>vat</td><td>Priser med eller uden moms</td><td>30 dage</td></tr>
<tr><td>__Host-session</td><td>Kurv, rabatkoder, kasse og en formular, der venter på, at du logger ind; sættes først, når der er noget at gemme</td><td>30 dage</td></tr>
<tr><td>auth.myAccount, auth.myOrder</td><td>At du er logget ind</td><td>1 time, fornys, mens du er logget ind</td></tr>
<tr><td>auth.ended</td><td>At en udlogning også gælder, når en anden fane er ved at indlæse en side</td><td>2 timer</td></tr>
<tr><td>__Host-first-add</td><td>At to faner, der lægger varer i kurven samtidig, får samme kurv</td><td>1 minut</td></tr>
<tr><td>__Host-order-link</td><td>At linket i en e-mail åbner din ordre</td><td>30 minutter</td></tr>
<tr><td>__Host-password-link</td><td>At linket i en e-mail lader dig vælge adgangskode</td><td>1 time</td></tr>
<tr><td>__Host-review-link</td><td>At linket i en e-mail lader dig skrive en anmeldelse</td><td>1 dag</td></tr>
<tr><td>__Host-email-change-…</td><td>At linket i en e-mail lader dig skifte e-mailadresse</td><td>1 dag</td></tr>
<tr><td>__Host-passkey</td><td>At din adgangsnøgle svarer på butikkens spørgsmål</td><td>5 minutter</td></tr>
</tbody>
</table>
<p>Browserens lokale lager indeholder desuden en kopi af kurven (cart), rabatkoder (discount), loginstatus uden hemmeligheder (auth) og
de fem senest viste produkter og søgninger (history). Historikken vises kun for dig, sendes ikke til os og slettes med
»Ryd historikken«. I fanens midlertidige lager, der tømmes, når fanen lukkes, ligger dit valg i apparatvælgeren (finder), hvor langt
siderne er rullet (positions), og hvornår siden sidst blev genindlæst efter en fejl (reloaded-for-chunk).</p>
<h2>Med dit samtykke</h2>
<table>
<thead><tr><th>Gruppe</th><th>Formål</th></tr></thead>
<tbody>
<tr><td>Statistik</td><td>Forstå, hvordan butikken bruges, og gøre den bedre. I det lokale lager: hvilke køb der allerede er talt (analytics), og et tilfældigt besøgsnummer (tracking). Det gemmes, til dit samtykke ophører. Måleværktøjet kan sætte egne cookies, for eksempel _ga, i op til 2 år. Alt slettes, når du trækker dit samtykke tilbage</td></tr>
<tr><td>Lagring til annoncer</td><td>Cookien campaign: siden og den annonce eller det link, der førte dig hertil, i 1 dag eller indtil der er en kurv. Viser, om annoncer fører til køb</td></tr>
<tr><td>Brugerdata til annoncer</td><td>Sende oplysninger om besøget til annoncetjenester</td></tr>
<tr><td>Tilpassede annoncer</td><td>Vise annoncer ud fra, hvad du har set på</td></tr>
</tbody>
</table>
<p>Hvordan vi behandler personoplysninger, står i <a href="@privacy">privatlivspolitikken</a>.</p>
`,
}
