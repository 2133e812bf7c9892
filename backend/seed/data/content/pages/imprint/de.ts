import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Impressum',
  description: 'Anbieterkennzeichnung von {brand} nach § 5 Digitale-Dienste-Gesetz (DDG).',
  content: `
<table>
<tbody>
<tr><th>Anbieter</th><td>{company}</td></tr>
<tr><th>Anschrift</th><td>{street}, {city}, {country}</td></tr>
<tr><th>Sitz der Gesellschaft</th><td>{seat?}</td></tr>
<tr><th>Vertreten durch die Geschäftsführung</th><td>{directors?}</td></tr>
<tr><th>Vorsitz des Aufsichtsrats</th><td>{chair?}</td></tr>
<tr><th>E-Mail</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Schnelle Kontaktaufnahme</th><td>über die Seite <a href="@contact">Kontakt</a></td></tr>
<tr><th>Registergericht</th><td>{court}</td></tr>
<tr><th>Registernummer</th><td>{registration}</td></tr>
<tr><th>Umsatzsteuer-Identifikationsnummer</th><td>{vatNumber}</td></tr>
<tr><th>Registrierungsnummer nach ElektroG und BattDG</th><td>{weee}</td></tr>
</tbody>
</table>
<h2>Verantwortlich für den Inhalt</h2>
<p>Geschäftsführung der {company}, Anschrift wie oben.</p>
<h2>Verbraucherstreitbeilegung</h2>
<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>
<h2>Produktsicherheit</h2>
<p>Auf jeder Produktseite stehen der Hersteller oder die verantwortliche Person in der EU mit Anschrift und E-Mail-Adresse (Verordnung (EU)
2023/988). Fragen zur Sicherheit und Meldungen von Unfällen richten Sie bitte an {email}.</p>
<h2>Bilder und Marken</h2>
<p>Die Produktbilder sind eigene Zeichnungen. Genannte Marken gehören ihren Inhabern; sie bezeichnen, wozu ein Ersatzteil passt.</p>
`,
}
