import type { PageText } from '../../content-records'

export const de: PageText = {
  title: 'Batterieratgeber',
  description:
    'So finden Sie die richtige Batterie: Größen und Bezeichnungen, Chemie, Kapazität und was sich gegen was tauschen lässt.',
  content: `
<p>Die richtige Batterie finden Sie am leichtesten über die Bezeichnung auf der alten. Dieselbe Batterie kann mehrere Namen haben; die Tabelle
zeigt, welche dasselbe meinen.</p>
<h2>Größen</h2>
<table>
<thead><tr><th>Üblicher Name</th><th>Alkali (IEC)</th><th>Lithium</th><th>Akku</th><th>Maße (mm)</th></tr></thead>
<tbody>
<tr><td>Mini, AAAA</td><td>LR61 (LR8D425)</td><td>–</td><td>–</td><td>8,3 × 42,5</td></tr>
<tr><td>Micro, AAA</td><td>LR03</td><td>FR03</td><td>HR03</td><td>10,5 × 44,5</td></tr>
<tr><td>Mignon, AA</td><td>LR6</td><td>FR6</td><td>HR6</td><td>14,5 × 50,5</td></tr>
<tr><td>Baby, C</td><td>LR14</td><td>–</td><td>HR14</td><td>26,2 × 50,0</td></tr>
<tr><td>Mono, D</td><td>LR20</td><td>–</td><td>HR20</td><td>34,2 × 61,5</td></tr>
<tr><td>9-V-Block</td><td>6LR61</td><td>–</td><td>6HR61</td><td>26,5 × 17,5 × 48,5</td></tr>
<tr><td>Lady, N</td><td>LR1</td><td>–</td><td>–</td><td>12,0 × 30,2</td></tr>
<tr><td>A23</td><td>8LR932</td><td>–</td><td>–</td><td>10,3 × 28,5</td></tr>
</tbody>
</table>
<h2>Knopfzellen</h2>
<p>Die Bezeichnung nennt die Maße: Eine CR2032 ist 20 mm breit und 3,2 mm hoch. CR steht für Lithium mit 3 V, LR für Alkali mit 1,5 V und SR
für Silberoxid mit 1,55 V: LR44 und SR44 sind gleich groß, doch Silberoxid hält die Spannung gleichmäßiger und eignet sich besser für Uhren
und Messwerkzeuge. Hörgeräte nutzen Zink-Luft: 10 gelb, 312 braun, 13 orange, 675 blau.</p>
<h2>Welche Chemie?</h2>
<ul>
<li><strong>Alkali</strong> – preiswert für fast alles im Haushalt.</li>
<li><strong>Lithium</strong> – verträgt Kälte bis −40 °C, läuft selten aus und hält in Kamera und Rauchmelder am längsten.</li>
<li><strong>NiMH-Akku</strong> – auf Dauer am günstigsten für Spielzeug, Blitz und Controller. 1,2 V genügen fast immer.</li>
<li><strong>Li-Ion-Akku</strong> – in Telefon, Notebook, Werkzeug und E-Bike. Nur mit dem vorgesehenen Ladegerät laden.</li>
<li><strong>Blei-Säure (AGM, Gel, EFB)</strong> – zum Starten, für Notstrom und Freizeit. Bei Start-Stopp-Fahrzeugen ersetzt nur AGM eine AGM.</li>
<li><strong>LiFePO4</strong> – halb so schwer wie Blei und für Tausende Ladungen gut, darf aber unter 0 °C nicht geladen werden.</li>
</ul>
<h2>Spannung, Kapazität und Energie</h2>
<p>Die Spannung (V) muss zum Gerät passen; 10,8 V und 11,1 V sowie 14,4 V und 14,8 V bezeichnen gleich viele Li-Ion-Zellen. Die Kapazität (mAh,
Ah) darf höher sein: Dann hält der Akku länger. Die Energie in Wattstunden ist Spannung mal Amperestunden.</p>
<p>Lesen Sie auch, wie Sie Batterien <a href="@battery-safety">sicher verwenden und lagern</a>.</p>
`,
}
