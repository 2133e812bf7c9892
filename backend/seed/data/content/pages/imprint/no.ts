import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Foretaksopplysninger',
  description: 'Foretaket bak {brand}: navn, organisasjonsnummer, adresse og kontakt.',
  content: `
<table>
<tbody>
<tr><th>Foretak</th><td>{company}</td></tr>
<tr><th>Organisasjonsnummer</th><td>{registration}</td></tr>
<tr><th>MVA-nummer</th><td>{vatNumber}</td></tr>
<tr><th>Adresse</th><td>{street}, {city}, {country}</td></tr>
<tr><th>E-post</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Telefon</th><td>{phone}</td></tr>
<tr><th>Ansvarlig for innholdet</th><td>Daglig leder</td></tr>
</tbody>
</table>
<p>Foretaket er registrert i Foretaksregisteret. Forbrukertilsynet fører tilsyn med markedsføring og vilkår. Vilkårene for kjøp finner du under
<a href="@terms">Salgsbetingelser</a>.</p>
<h2>Produktsikkerhet</h2>
<p>På hver produktside står produsenten, eller den ansvarlige i EØS, med adresse og e-post. Har du spørsmål om sikkerhet, eller vil du melde fra
om en ulykke, når du oss på {email}.</p>
`,
}
