import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Kontakt os',
  description: 'E-mail og postadresse til {brand}.',
  content: `
<p>Vi besvarer e-mails inden for én hverdag. Hav gerne ordrenummeret klar, så går det hurtigere.</p>
<table>
<tbody>
<tr><th>E-mail</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Virksomheder og skoler</th><td><a href="mailto:{businessEmail}">{businessEmail}</a></td></tr>
<tr><th>Personoplysninger</th><td><a href="mailto:{privacyEmail}">{privacyEmail}</a></td></tr>
<tr><th>Postadresse</th><td>{company}, {street}, {city}, {country}</td></tr>
</tbody>
</table>
<h2>Returer</h2>
<p>Send ikke returvarer til postadressen uden at oprette en retur først. På siden <a href="@returns">Retur og fortrydelsesret</a> ser du,
hvordan du gør.</p>
<h2>Hjælp til at finde det rigtige</h2>
<p>Send os et billede af det gamle batteri og af apparatets typeskilt, så finder vi ud af, hvad du skal bruge. Meget står også i vores
<a href="@battery-guide">batteriguide</a>.</p>
`,
}
