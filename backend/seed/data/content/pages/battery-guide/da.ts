import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Batteriguide',
  description: 'Sådan vælger du det rigtige batteri: størrelser og betegnelser, kemi, kapacitet, og hvad der kan erstatte hvad.',
  content: `
<p>Det rigtige batteri finder du lettest på betegnelsen på det gamle. Det samme batteri kan have flere navne; tabellen viser, hvilke der er det
samme.</p>
<h2>Størrelser</h2>
<table>
<thead><tr><th>Almindeligt navn</th><th>Alkalisk (IEC)</th><th>Lithium</th><th>Genopladeligt</th><th>Mål (mm)</th></tr></thead>
<tbody>
<tr><td>AAAA</td><td>LR61 (LR8D425)</td><td>–</td><td>–</td><td>8,3 × 42,5</td></tr>
<tr><td>AAA</td><td>LR03</td><td>FR03</td><td>HR03</td><td>10,5 × 44,5</td></tr>
<tr><td>AA</td><td>LR6</td><td>FR6</td><td>HR6</td><td>14,5 × 50,5</td></tr>
<tr><td>C</td><td>LR14</td><td>–</td><td>HR14</td><td>26,2 × 50,0</td></tr>
<tr><td>D</td><td>LR20</td><td>–</td><td>HR20</td><td>34,2 × 61,5</td></tr>
<tr><td>9V</td><td>6LR61</td><td>–</td><td>6HR61</td><td>26,5 × 17,5 × 48,5</td></tr>
<tr><td>N</td><td>LR1</td><td>–</td><td>–</td><td>12,0 × 30,2</td></tr>
<tr><td>A23</td><td>8LR932</td><td>–</td><td>–</td><td>10,3 × 28,5</td></tr>
</tbody>
</table>
<h2>Knapceller</h2>
<p>Betegnelsen fortæller målene: CR2032 er 20 mm bred og 3,2 mm høj. CR er lithium, 3 V. LR er alkalisk, 1,5 V, og SR er sølvoxid, 1,55 V: LR44
og SR44 har samme mål, men sølvoxid holder en jævnere spænding og egner sig bedre til ure og måleværktøj. Høreapparater bruger zink-luft: 10
gul, 312 brun, 13 orange og 675 blå.</p>
<h2>Hvilken kemi?</h2>
<ul>
<li><strong>Alkalisk</strong> – billigt til det meste i hjemmet.</li>
<li><strong>Lithium</strong> – tåler kulde ned til −40 °C, lækker sjældent og holder længst i kamera og røgalarm.</li>
<li><strong>NiMH, genopladeligt</strong> – billigst i længden til legetøj, blitz og controllere. 1,2 V er nok til næsten alt.</li>
<li><strong>Li-ion</strong> – i telefon, computer, værktøj og elcykel. Oplad kun med den oplader, der hører til.</li>
<li><strong>Blysyre (AGM, gel, EFB)</strong> – start, nødstrøm og fritid. Har bilen start-stop, skal AGM erstattes af AGM.</li>
<li><strong>LiFePO4</strong> – vejer det halve af bly og tåler tusindvis af opladninger, men må ikke oplades under 0 °C.</li>
</ul>
<h2>Spænding, kapacitet og energi</h2>
<p>Spændingen (V) skal passe til apparatet; 10,8 V og 11,1 V samt 14,4 V og 14,8 V er det samme antal Li-ion-celler. Kapaciteten (mAh, Ah) må
gerne være højere: Så holder batteriet længere. Energien i watttimer er spænding gange amperetimer.</p>
<p>Læs også om at bruge og <a href="@battery-safety">opbevare batterier sikkert</a>.</p>
`,
}
