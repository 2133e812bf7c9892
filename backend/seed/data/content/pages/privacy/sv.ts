import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Integritetspolicy',
  description: 'Vilka personuppgifter {brand} behandlar, varför, hur länge och vilka rättigheter du har.',
  content: `
<p>Personuppgiftsansvarig är {company}, organisationsnummer {registration}, {street}, {city}. Frågor om dina uppgifter skickar du till
<a href="mailto:{privacyEmail}">{privacyEmail}</a>.</p>
<h2>Vad vi behandlar och varför</h2>
<table>
<thead><tr><th>Ändamål</th><th>Uppgifter</th><th>Rättslig grund</th><th>Hur länge</th></tr></thead>
<tbody>
<tr><td>Leverera din order, retur och reklamation</td><td>Namn, adress, e-post, mobilnummer, order, e-post till den som får ett presentkort</td><td>Avtal</td><td>3 år efter köpet</td></tr>
<tr><td>Bokföring</td><td>Order- och betalningsuppgifter</td><td>Rättslig förpliktelse</td><td>7 år efter räkenskapsårets slut</td></tr>
<tr><td>Kundkonto</td><td>Kontaktuppgifter, krypterat lösenord, öppna delen av lösennycklar, sparade apparater, orderhistorik</td><td>Avtal</td><td>Tills du avslutar kontot</td></tr>
<tr><td>Fråga en gång efter leveransen vad du tycker om varan, om du inte säger nej i kassan eller senare</td><td>E-postadress, order</td><td>Berättigat intresse</td><td>45 dagar efter leveransen; ett nej så länge vi behöver minnas det</td></tr>
<tr><td>Nyhetsbrev och bevakningar</td><td>E-postadress</td><td>Samtycke</td><td>Tills du avregistrerar dig</td></tr>
<tr><td>Statistik och marknadsföring</td><td>Uppgifter från cookies</td><td>Samtycke</td><td>Se <a href="@cookies">cookies</a></td></tr>
<tr><td>Skydda butiken mot missbruk</td><td>IP-adress, tekniska loggar</td><td>Berättigat intresse</td><td>Högst 90 dagar</td></tr>
</tbody>
</table>
<h2>Vilka som får uppgifterna</h2>
<p>Vi lämnar bara ut det som behövs: till transportören du väljer, till betaltjänsten du väljer och till våra leverantörer av drift och
e-post, som är personuppgiftsbiträden. Behandlas uppgifter utanför EU/EES sker det med EU-kommissionens standardavtalsklausuler eller
med stöd av ett beslut om adekvat skyddsnivå.</p>
<h2>Dina rättigheter</h2>
<p>Du har rätt att få veta vad vi har om dig, att få det rättat, raderat eller begränsat, att flytta det och att invända mot behandling
som bygger på berättigat intresse. Ett samtycke kan du när som helst ta tillbaka. Du kan klaga hos Integritetsskyddsmyndigheten (IMY),
www.imy.se.</p>
<h2>Automatiska beslut</h2>
<p>Vi fattar inga automatiska beslut om dig. Betaltjänsten kan göra det när du söker kredit; då gäller dess egen information.</p>
`,
}
