import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Cookies',
  description: 'Vilka cookies och vilken lokal lagring {brand} använder och hur du ändrar ditt val.',
  content: `
<p>Cookies är små textfiler som sparas i din webbläsare. Nödvändiga cookies behövs för att butiken ska fungera. Alla andra använder vi bara
om du säger ja, enligt lagen om elektronisk kommunikation. Du ändrar ditt val när som helst med länken till cookieinställningarna längst ner på
sidan.</p>
<h2>Nödvändiga</h2>
<table>
<thead><tr><th>Namn</th><th>Ändamål</th><th>Sparas</th></tr></thead>
<tbody>
<tr><td>consent, consent-gpc</td><td>Ditt val om cookies</td><td>30 dagar, 1 dag om du tackar nej</td></tr>
<tr><td>consent-granted</td><td>Att ditt samtycke räknas en enda gång</td><td>5 minuter</td></tr>
<tr><td>locale</td><td>Ditt språk</td><td>365 dagar</td></tr>
<tr><td>vat</td><td>Priser med eller utan moms</td><td>30 dagar</td></tr>
<tr><td>__Host-session</td><td>Varukorg, rabattkoder, kassa och ett formulär som väntar på att du loggar in; sätts först när det finns något att spara</td><td>30 dagar</td></tr>
<tr><td>auth.myAccount, auth.myOrder</td><td>Att du är inloggad</td><td>1 timme, förnyas medan du är inloggad</td></tr>
<tr><td>auth.ended</td><td>Att en utloggning gäller även om en annan flik håller på att ladda en sida</td><td>2 timmar</td></tr>
<tr><td>__Host-first-add</td><td>Att två flikar som lägger varor i varukorgen samtidigt får samma varukorg</td><td>1 minut</td></tr>
<tr><td>__Host-order-link</td><td>Att länken i ett mejl öppnar din order</td><td>30 minuter</td></tr>
<tr><td>__Host-password-link</td><td>Att länken i ett mejl låter dig välja lösenord</td><td>1 timme</td></tr>
<tr><td>__Host-review-link</td><td>Att länken i ett mejl låter dig skriva ett omdöme</td><td>1 dag</td></tr>
<tr><td>__Host-email-change-…</td><td>Att länken i ett mejl låter dig byta e-postadress</td><td>1 dygn</td></tr>
<tr><td>__Host-passkey</td><td>Att din lösennyckel svarar på butikens fråga</td><td>5 minuter</td></tr>
</tbody>
</table>
<p>Webbläsarens lokala lagring innehåller dessutom en kopia av varukorgen (cart), rabattkoder (discount), inloggningsläge utan hemligheter
(auth) och de fem senast visade produkterna och sökningarna (history). Historiken visas bara för dig, skickas inte till oss och tas bort med
”Rensa historiken”. I flikens tillfälliga lagring, som töms när fliken stängs, ligger ditt val i apparatväljaren (finder), hur långt
sidorna är rullade (positions) och när sidan senast laddades om efter ett fel (reloaded-for-chunk).</p>
<h2>Med ditt samtycke</h2>
<table>
<thead><tr><th>Grupp</th><th>Ändamål</th></tr></thead>
<tbody>
<tr><td>Statistik</td><td>Förstå hur butiken används och göra den bättre. I den lokala lagringen: vilka köp som redan har räknats (analytics) och ett slumpat besöksnummer (tracking). Det sparas tills ditt samtycke upphör. Mätverktyget kan sätta egna cookies, som _ga, i upp till 2 år. Allt tas bort när du återkallar ditt samtycke</td></tr>
<tr><td>Lagring för annonser</td><td>Cookien campaign: sidan och den annons eller länk som ledde dig hit, i 1 dag eller tills det finns en varukorg. Visar om annonser leder till köp</td></tr>
<tr><td>Användardata för annonser</td><td>Skicka uppgifter om besöket till annonstjänster</td></tr>
<tr><td>Anpassade annonser</td><td>Visa annonser utifrån vad du har tittat på</td></tr>
</tbody>
</table>
<p>Hur vi behandlar personuppgifter står i vår <a href="@privacy">integritetspolicy</a>.</p>
`,
}
