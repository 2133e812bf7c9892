import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Företagsuppgifter',
  description: 'Företaget bakom {brand}: namn, organisationsnummer, adress och kontakt.',
  content: `
<table>
<tbody>
<tr><th>Företag</th><td>{company}</td></tr>
<tr><th>Organisationsnummer</th><td>{registration}</td></tr>
<tr><th>Momsregistreringsnummer</th><td>{vatNumber}</td></tr>
<tr><th>Styrelsens säte</th><td>{seat?}</td></tr>
<tr><th>Adress</th><td>{street}, {city}, {country}</td></tr>
<tr><th>E-post</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Telefon</th><td>{phone}</td></tr>
<tr><th>Ansvarig för innehållet</th><td>Företagsledningen</td></tr>
</tbody>
</table>
<p>Företaget är godkänt för F-skatt och står under tillsyn av Konsumentverket. Villkoren för köp finns under
<a href="@terms">Köpvillkor</a>.</p>
<h2>Produktsäkerhet</h2>
<p>På varje produktsida står tillverkaren, eller den ansvariga inom EU, med adress och e-post. Har du en fråga om säkerhet eller vill du anmäla
en olycka når du oss på {email}.</p>
`,
}
