import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'So funktionieren Geschenkgutscheine',
  description: 'Ein Geschenkgutschein von {brand}: Beträge, Gültigkeit und wie Sie ihn einlösen.',
  content: `
<p>Ein Geschenkgutschein passt für alle, die selbst am besten wissen, welche Batterie gerade fehlt. Sie wählen den Betrag, schreiben
einen Gruß und bestimmen, an welchem Tag wir den Code per E-Mail verschicken.</p>
<p><a href="@category-gift-cards">Betrag wählen und Geschenkgutschein kaufen</a></p>
<h2>So lösen Sie ihn ein</h2>
<ol>
<li>Legen Sie die Artikel in den Warenkorb und gehen Sie zur Kasse.</li>
<li>Geben Sie den Code unter „Geschenkgutschein“ ein.</li>
<li>Reicht der Betrag nicht aus, zahlen Sie den Rest wie gewohnt. Ein Restguthaben bleibt auf dem Geschenkgutschein.</li>
</ol>
<h2>Bedingungen</h2>
<ul>
<li>Der Geschenkgutschein gilt drei Jahre ab dem Ende des Jahres, in dem er verschickt wird, und lässt sich mehrfach nutzen.</li>
<li>Er kann nicht auf Rechnung gekauft werden. Mit Artikeln zusammen gekauft, wird er frühestens mit ihnen verschickt.</li>
<li>Er wird nicht bar ausgezahlt und gilt nicht für den Kauf weiterer Geschenkgutscheine.</li>
<li>Die Mehrwertsteuer fällt beim Einlösen an.</li>
<li>Als Verbraucher können Sie den Kauf binnen 14 Tagen widerrufen. Ist der Gutschein teilweise eingelöst, erstatten wir das Restguthaben.</li>
<li>Wer den Code hat, kann damit einkaufen: Bewahren Sie ihn wie Bargeld auf.</li>
</ul>
<p>Fragen? Hier geht es zum <a href="@contact">Kontakt</a>.</p>
`,
}
