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
<tr><td>consent</td><td>Valget ditt om informasjonskapsler</td><td>30 dager, 1 dag hvis du sier nei</td></tr>
<tr><td>locale</td><td>Språket ditt</td><td>365 dager</td></tr>
<tr><td>vat</td><td>Priser med eller uten merverdiavgift</td><td>30 dager</td></tr>
<tr><td>session</td><td>Handlekurv, rabattkoder og kasse; settes først når du legger noe i kurven</td><td>30 dager</td></tr>
<tr><td>auth.myAccount, auth.myOrder</td><td>At du er logget inn</td><td>1 time, fornyes mens du er logget inn</td></tr>
</tbody>
</table>
<p>Den lokale lagringen i nettleseren inneholder dessuten en kopi av handlekurven (cart), rabattkoder (discount), innloggingsstatus uten
hemmeligheter (auth) og de fem siste produktene du så på (history).</p>
<h2>Med samtykke fra deg</h2>
<table>
<thead><tr><th>Gruppe</th><th>Brukes til</th></tr></thead>
<tbody>
<tr><td>Statistikk</td><td>Forstå hvordan butikken brukes, og gjøre den bedre</td></tr>
<tr><td>Annonselagring</td><td>Informasjonskapselen campaign: siden og annonsen eller lenken som førte deg hit, i 1 dag eller til det finnes en handlekurv. Viser om annonser fører til kjøp</td></tr>
<tr><td>Brukerdata til annonser</td><td>Sende opplysninger om besøket til annonsetjenester</td></tr>
<tr><td>Tilpassede annonser</td><td>Vise annonser ut fra hva du har sett på</td></tr>
</tbody>
</table>
<p>Hvordan vi behandler personopplysninger, står i <a href="@privacy">personvernerklæringen</a>.</p>
`,
}
