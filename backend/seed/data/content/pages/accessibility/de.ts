import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Wie barrierefrei {brand} ist, wie Sie Barrieren melden und welche Behörde die Aufsicht führt.',
  content: `
<p>Dieser Onlineshop ist eine Dienstleistung im elektronischen Geschäftsverkehr nach dem Barrierefreiheitsstärkungsgesetz (BFSG) und
der Verordnung dazu (BFSGV). Wir richten ihn an der Norm EN 301 549, die auf den WCAG beruht, und an WCAG 2.2, Stufe AA, aus, damit alle eine Ware finden, kaufen und zurückgeben können.</p>
<h2>Beschreibung der Dienstleistung</h2>
<p>Sie wählen Artikel aus, legen sie in den Warenkorb, geben Ihre Anschrift an, wählen Versand und Zahlung und senden die Bestellung ab. Danach
können Sie sie verfolgen, widerrufen und zurückgeben. Jeder Schritt ist eine gewöhnliche Webseite.</p>
<h2>Wie wir die Anforderungen erfüllen</h2>
<ul>
<li>Alles lässt sich mit der Tastatur bedienen, der Fokus ist sichtbar.</li>
<li>Der Einkauf funktioniert auch ohne JavaScript.</li>
<li>Texte und Schaltflächen haben ausreichend Kontrast, die Seite lässt sich auf 400 % vergrößern, Bewegungen folgen der Einstellung Ihres
Browsers.</li>
<li>Fehler in Formularen stehen als Text neben dem Feld, Meldungen sind so ausgezeichnet, dass Screenreader sie vorlesen.</li>
<li>Vor jeder Änderung prüft das automatische Werkzeug axe alle Arten von Seiten auf Deutsch in der Breite von Computer und Smartphone, und
ein Einkauf wird allein mit der Tastatur durchgeführt. Die Seiten in den anderen Sprachen werden mit demselben Werkzeug
geprüft, aber seltener.</li>
</ul>
<h2>Bekannte Einschränkungen</h2>
<p>Automatische Tests finden nicht alles. Menschen, die einen Screenreader nutzen, haben den Shop noch nicht getestet, und eine Prüfung durch
Außenstehende hat noch nicht stattgefunden.</p>
<p>Die Seiten der Zahlungsdienste, zu denen Sie an der Kasse weitergeleitet werden, liegen außerhalb unserer Kontrolle. Sicherheitsdatenblätter
von Herstellern sind nicht immer barrierefrei; auf Wunsch helfen wir Ihnen mit dem Inhalt.</p>
<h2>Barriere melden</h2>
<p>Schreiben Sie an <a href="mailto:{email}">{email}</a>. Wir antworten innerhalb eines Werktags. Zuständig für die Marktüberwachung ist die
Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg.</p>
`,
}
