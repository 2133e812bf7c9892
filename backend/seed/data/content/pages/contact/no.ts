import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Kontakt oss',
  description: 'Telefon, e-post og postadresse til {brand}.',
  content: `
<p>Vi svarer på e-post innen én hverdag. Ha gjerne ordrenummeret klart, så går det raskere.</p>
<table>
<tbody>
<tr><th>E-post</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Telefon</th><td>{phone}, hverdager 9–16</td></tr>
<tr><th>Bedrifter og skoler</th><td><a href="mailto:{businessEmail}">{businessEmail}</a></td></tr>
<tr><th>Personopplysninger</th><td><a href="mailto:{privacyEmail}">{privacyEmail}</a></td></tr>
<tr><th>Postadresse</th><td>{company}, {street}, {city}, {country}</td></tr>
</tbody>
</table>
<h2>Returer</h2>
<p>Ikke send returer til postadressen uten å melde dem først. På siden <a href="@returns">Retur og angrerett</a> ser du hvordan du
gjør det.</p>
<h2>Hjelp til å finne riktig</h2>
<p>Send oss et bilde av det gamle batteriet og av merkeskiltet på apparatet, så finner vi ut hva du trenger. Mye finner du også i
<a href="@battery-guide">batteriguiden</a> vår.</p>
`,
}
