import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Datenschutzerklärung',
  description: 'Welche personenbezogenen Daten {brand} verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
  content: `
<p>Verantwortlich im Sinne der Datenschutz-Grundverordnung ist die {company}, {street}, {city}. Fragen zu Ihren Daten richten Sie an
<a href="mailto:{privacyEmail}">{privacyEmail}</a>.</p>
<h2>Was wir verarbeiten und wozu</h2>
<table>
<thead><tr><th>Zweck</th><th>Daten</th><th>Rechtsgrundlage</th><th>Dauer</th></tr></thead>
<tbody>
<tr><td>Lieferung, Rückgabe, Gewährleistung</td><td>Name, Anschrift, E-Mail, Mobilnummer, Bestellung, E-Mail der Empfänger von Geschenkgutscheinen</td><td>Vertrag (Art. 6 Abs. 1 lit. b DSGVO)</td><td>3 Jahre ab Jahresende</td></tr>
<tr><td>Buchhaltung und Steuern</td><td>Bestell- und Zahlungsdaten</td><td>Rechtliche Pflicht (lit. c)</td><td>bis zu 10 Jahre</td></tr>
<tr><td>Kundenkonto</td><td>Kontaktdaten, verschlüsseltes Passwort, öffentlicher Teil von Passkeys, gespeicherte Geräte, Bestellungen</td><td>Vertrag (lit. b)</td><td>bis zur Löschung des Kontos</td></tr>
<tr><td>Einmalige Frage nach der Lieferung, wie Ihnen die Ware gefällt, sofern Sie nicht an der Kasse oder später widersprechen (§ 7 Abs. 3 UWG)</td><td>E-Mail-Adresse, Bestellung</td><td>Berechtigtes Interesse (lit. f)</td><td>45 Tage nach der Lieferung; ein Widerspruch, solange wir ihn beachten müssen</td></tr>
<tr><td>Newsletter und Verfügbarkeitsmeldung</td><td>E-Mail-Adresse</td><td>Einwilligung (lit. a)</td><td>bis zur Abmeldung</td></tr>
<tr><td>Statistik und Werbung</td><td>Daten aus Cookies</td><td>Einwilligung (lit. a, § 25 Abs. 1 TDDDG)</td><td>siehe <a href="@cookies">Cookies</a></td></tr>
<tr><td>Schutz vor Missbrauch</td><td>IP-Adresse, technische Protokolle</td><td>Berechtigtes Interesse (lit. f)</td><td>höchstens 90 Tage</td></tr>
</tbody>
</table>
<h2>Wer die Daten erhält</h2>
<p>Wir geben nur weiter, was nötig ist: an den gewählten Versanddienst, an den gewählten Zahlungsdienst und an unsere Dienstleister für
Betrieb und E-Mail, mit denen Verträge zur Auftragsverarbeitung bestehen. Werden Daten außerhalb der EU und des EWR verarbeitet, geschieht
das auf Grundlage von Standardvertragsklauseln oder eines Angemessenheitsbeschlusses.</p>
<h2>Ihre Rechte</h2>
<p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. <strong>Gegen eine
Verarbeitung auf Grundlage berechtigter Interessen können Sie jederzeit Widerspruch einlegen, gegen Direktwerbung ohne Angabe von
Gründen.</strong> Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen. Sie können sich bei einer
Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel an Ihrem Wohnort.</p>
<h2>Automatisierte Entscheidungen</h2>
<p>Wir treffen keine automatisierten Entscheidungen über Sie. Beantragen Sie einen Kredit, kann der Zahlungsdienst das tun; dann gelten
dessen Hinweise. Ohne die für eine Bestellung nötigen Angaben können wir nicht liefern.</p>
`,
}
