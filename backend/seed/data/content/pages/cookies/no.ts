import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Informasjonskapsler',
  description: 'Hvilke informasjonskapsler og hvilken lokal lagring {brand} bruker, og hvordan du endrer valget ditt.',
  content: `
<p>Informasjonskapsler (cookies) er små tekstfiler som lagres i nettleseren din. Nødvendige informasjonskapsler må til for at butikken skal
virke. Alle andre bruker vi bare hvis du sier ja, etter ekomloven. Du kan endre valget når som helst med lenken til innstillingene nederst på
siden.</p>
<h2>Nødvendige</h2>
<table>
<thead><tr><th>Navn</th><th>Brukes til</th><th>Lagres</th></tr></thead>
<tbody>
<tr><td>consent, consent-gpc</td><td>Valget ditt om informasjonskapsler</td><td>30 dager, 1 dag hvis du sier nei</td></tr>
<tr><td>consent-granted</td><td>At samtykket ditt telles bare én gang</td><td>5 minutter</td></tr>
<tr><td>locale</td><td>Språket ditt</td><td>365 dager</td></tr>
<tr><td>vat</td><td>Priser med eller uten merverdiavgift</td><td>30 dager</td></tr>
<tr><td>__Host-session</td><td>Handlekurv, rabattkoder, kasse og et skjema som venter på at du logger inn; settes først når det er noe å lagre</td><td>30 dager</td></tr>
<tr><td>auth.myAccount, auth.myOrder</td><td>At du er logget inn</td><td>1 time, fornyes mens du er logget inn</td></tr>
<tr><td>auth.ended</td><td>At en utlogging gjelder også når en annen fane holder på å laste inn en side</td><td>2 timer</td></tr>
<tr><td>__Host-first-add</td><td>At to faner som legger varer i handlekurven samtidig, får samme handlekurv</td><td>1 minutt</td></tr>
<tr><td>__Host-order-link</td><td>At lenken i en e-post åpner ordren din</td><td>30 minutter</td></tr>
<tr><td>__Host-password-link</td><td>At lenken i en e-post lar deg velge passord</td><td>1 time</td></tr>
<tr><td>__Host-review-link</td><td>At lenken i en e-post lar deg skrive en omtale</td><td>1 dag</td></tr>
<tr><td>__Host-email-change-…</td><td>At lenken i en e-post lar deg bytte e-postadresse</td><td>1 dag</td></tr>
<tr><td>__Host-passkey</td><td>At tilgangsnøkkelen din svarer på butikkens spørsmål</td><td>5 minutter</td></tr>
</tbody>
</table>
<p>Den lokale lagringen i nettleseren inneholder dessuten en kopi av handlekurven (cart), rabattkoder (discount), innloggingsstatus uten
hemmeligheter (auth) og de fem siste produktene og søkene dine (history). Historikken vises bare for deg, sendes ikke til oss og slettes med
«Tøm historikken». I fanens midlertidige lagring, som tømmes når fanen lukkes, ligger valget ditt i apparatvelgeren (finder), hvor langt
sidene er rullet (positions), og når siden sist ble lastet på nytt etter en feil (reloaded-for-chunk).</p>
<h2>Med samtykke fra deg</h2>
<table>
<thead><tr><th>Gruppe</th><th>Brukes til</th></tr></thead>
<tbody>
<tr><td>Statistikk</td><td>Forstå hvordan butikken brukes, og gjøre den bedre. I den lokale lagringen: hvilke kjøp som allerede er talt (analytics), og et tilfeldig besøksnummer (tracking). Det lagres til samtykket ditt opphører. Måleverktøyet kan sette egne informasjonskapsler, som _ga, i inntil 2 år. Alt slettes når du trekker samtykket tilbake</td></tr>
<tr><td>Lagring for annonser</td><td>Informasjonskapselen campaign: siden og annonsen eller lenken som førte deg hit, i 1 dag eller til det finnes en handlekurv. Viser om annonser fører til kjøp</td></tr>
<tr><td>Brukerdata til annonser</td><td>Sende opplysninger om besøket til annonsetjenester</td></tr>
<tr><td>Tilpassede annonser</td><td>Vise annonser ut fra hva du har sett på</td></tr>
</tbody>
</table>
<p>Hvordan vi behandler personopplysninger, står i <a href="@privacy">personvernerklæringen</a>.</p>
`,
}
