import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Kontakt',
  description: 'E-Mail und Anschrift von {brand}.',
  content: `
<p>Wir beantworten E-Mails innerhalb eines Werktags. Mit Ihrer Bestellnummer geht es schneller.</p>
<table>
<tbody>
<tr><th>E-Mail</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Geschäftskunden</th><td><a href="mailto:{businessEmail}">{businessEmail}</a></td></tr>
<tr><th>Datenschutz</th><td><a href="mailto:{privacyEmail}">{privacyEmail}</a></td></tr>
<tr><th>Anschrift</th><td>{company}, {street}, {city}, {country}</td></tr>
</tbody>
</table>
<h2>Rücksendungen</h2>
<p>Bitte melden Sie Rücksendungen vorher an, damit wir sie Ihrer Bestellung zuordnen können. Wie das geht, steht unter
<a href="@returns">Rückgabe und Widerruf</a>. Ihr gesetzliches Widerrufsrecht besteht auch ohne Anmeldung.</p>
<h2>Hilfe bei der Suche</h2>
<p>Schicken Sie uns ein Foto der alten Batterie und des Typenschilds, und wir finden heraus, was Sie brauchen. Vieles steht auch in
unserem <a href="@battery-guide">Batterieratgeber</a>. Angaben zum Unternehmen finden Sie im <a href="@imprint">Impressum</a>.</p>
`,
}
