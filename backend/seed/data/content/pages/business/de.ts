import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Geschäftskunden',
  description: 'Batterien und Ersatzteile für Unternehmen, Schulen, Vereine und Behörden bei {brand}.',
  content: `
<p>Unternehmen, Schulen, Vereine und Behörden kaufen bei uns zu denselben Preisen wie alle anderen, mit einigen Erleichterungen.</p>
<h2>So funktioniert es</h2>
<ul>
<li>Mengenrabatte stehen auf der Produktseite und werden im Warenkorb automatisch berücksichtigt.</li>
<li>Sie zahlen auf Rechnung mit ausgewiesener Mehrwertsteuer. Auf Wunsch drucken wir Ihre Bestellreferenz auf.</li>
<li>Verbrauchsmaterial wie Mignon-Batterien oder Batterien für Rauchmelder liefern wir auch im Abonnement.</li>
<li>Unter <a href="@my-order">Meine Bestellung</a> sehen Sie Status, Beleg und Sendungsverfolgung einer Bestellung, ohne Konto.</li>
</ul>
<h2>Größere Mengen</h2>
<p>Sie brauchen viele Stück einer Sorte, einen Lieferplan oder ein Teil, das wir nicht führen? Schreiben Sie mit Artikelnummer und Menge an
<a href="mailto:{businessEmail}">{businessEmail}</a>; Sie erhalten innerhalb eines Werktags ein Angebot.</p>
<h2>Altbatterien</h2>
<p>Wir unterstützen Betriebe bei der Sammlung von Altbatterien. Mehr zur <a href="@recycling">Batterierücknahme</a>.</p>
`,
}
