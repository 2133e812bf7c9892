import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Virksomhedsoplysninger',
  description: 'Virksomheden bag {brand}: navn, CVR-nummer, adresse og kontakt.',
  content: `
<table>
<tbody>
<tr><th>Virksomhed</th><td>{company}</td></tr>
<tr><th>CVR-nummer</th><td>{registration}</td></tr>
<tr><th>Momsnummer</th><td>{vatNumber}</td></tr>
<tr><th>Hjemsted</th><td>{seat?}</td></tr>
<tr><th>Adresse</th><td>{street}, {city}, {country}</td></tr>
<tr><th>E-mail</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Ansvarlig for indholdet</th><td>Direktionen</td></tr>
</tbody>
</table>
<p>Forbrugerombudsmanden fører tilsyn med markedsføring og vilkår. Betingelserne for køb finder du under
<a href="@terms">Handelsbetingelser</a>.</p>
<h2>Produktsikkerhed</h2>
<p>På hver produktside står producenten eller den ansvarlige i EU med adresse og e-mail. Har du spørgsmål om sikkerhed, eller vil du indberette
en ulykke, kan du skrive til {email}.</p>
`,
}
