import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Sicherheit und Lagerung von Batterien',
  description: 'So verwenden, laden und lagern Sie Batterien sicher, und das ist im Notfall zu tun.',
  content: `
<h2>Knopfzellen und Kinder</h2>
<p><strong>Hat ein Kind eine Knopfzelle verschluckt, rufen Sie sofort den Notruf 112.</strong> Lithium-Knopfzellen können binnen zwei Stunden
lebensgefährliche Verätzungen verursachen. Lösen Sie kein Erbrechen aus. Bewahren Sie neue wie leere Knopfzellen in der Verpackung und für
Kinder unerreichbar auf und achten Sie auf fest geschlossene Batteriefächer.</p>
<h2>Verwenden</h2>
<ul>
<li>Achten Sie auf die Polung und wechseln Sie alle Batterien eines Geräts gleichzeitig.</li>
<li>Mischen Sie nicht alte mit neuen und nicht verschiedene Typen.</li>
<li>Nehmen Sie Batterien aus Geräten, die Sie länger nicht benutzen.</li>
<li>Batterien nie kurzschließen, öffnen, zerdrücken oder ins Feuer werfen.</li>
</ul>
<h2>Laden</h2>
<ul>
<li>Laden Sie nur Akkus, und zwar mit einem Ladegerät für dieselbe Chemie und Spannung.</li>
<li>Laden Sie auf fester Unterlage, bei Raumtemperatur und möglichst, wenn Sie zu Hause sind.</li>
<li>Bleiakkus können Wasserstoff abgeben: in belüfteten Räumen und ohne Funken laden.</li>
</ul>
<h2>Lagern</h2>
<ul>
<li>Kühl und trocken bei 10–25 °C, nicht im Kühlschrank und nicht im heißen Auto.</li>
<li>Li-Ion-Akkus lagern am besten mit 40–60 % Ladung; laden Sie alle drei Monate nach.</li>
<li>Bleiakkus voll geladen lagern.</li>
</ul>
<h2>Im Notfall</h2>
<ul>
<li>Aufgeblähter, heißer oder zischender Akku: nicht anfassen, Raum verlassen, lüften; bei Rauch oder Feuer 112.</li>
<li>Ausgelaufene Alkalibatterie: Handschuhe tragen und trocken aufwischen. Haut oder Augen mindestens 15 Minuten mit viel Wasser spülen.</li>
<li>Bei Vergiftungen hilft rund um die Uhr das Giftinformationszentrum Ihres Bundeslandes.</li>
</ul>
<p>Verbrauchte Batterien geben Sie bitte <a href="@recycling">zurück</a>.</p>
`,
}
