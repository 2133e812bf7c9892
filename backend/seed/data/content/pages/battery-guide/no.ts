import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Batteriguide',
  description: 'Slik velger du riktig batteri: størrelser og betegnelser, kjemi, kapasitet og hva som kan byttes med hva.',
  content: `
<p>Riktig batteri finner du lettest på betegnelsen som står på det gamle. Samme batteri kan ha flere navn; tabellen viser hvilke som er det samme.</p>
<h2>Størrelser</h2>
<table>
<thead><tr><th>Vanlig navn</th><th>Alkalisk (IEC)</th><th>Litium</th><th>Oppladbart</th><th>Mål (mm)</th></tr></thead>
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
<h2>Knappceller</h2>
<p>Betegnelsen sier målene: CR2032 er 20 mm bred og 3,2 mm høy. CR er litium, 3 V. LR er alkalisk, 1,5 V, og SR sølvoksid, 1,55 V: LR44 og
SR44 har samme mål, men sølvoksid holder jevnere spenning og passer bedre i klokker og måleverktøy. Høreapparater bruker sink-luft: 10 gul,
312 brun, 13 oransje og 675 blå klistrelapp.</p>
<h2>Hvilken kjemi?</h2>
<ul>
<li><strong>Alkalisk</strong> – rimelig til det meste hjemme.</li>
<li><strong>Litium</strong> – tåler kulde ned til −40 °C, lekker sjelden og varer lengst i kamera og røykvarsler.</li>
<li><strong>NiMH, oppladbart</strong> – billigst i lengden til leker, blits og håndkontroller. 1,2 V holder i nesten alt.</li>
<li><strong>Li-ion</strong> – i telefon, PC, verktøy og elsykkel. Lad bare med laderen som er beregnet til det.</li>
<li><strong>Blysyre (AGM, gel, EFB)</strong> – start, reservestrøm og fritid. Har bilen start-stopp, skal AGM erstattes med AGM.</li>
<li><strong>LiFePO4</strong> – veier halvparten av bly og tåler tusenvis av ladinger, men må ikke lades under 0 °C.</li>
</ul>
<h2>Spenning, kapasitet og energi</h2>
<p>Spenningen (V) skal stemme med apparatet; 10,8 V og 11,1 V, og 14,4 V og 14,8 V, er samme antall Li-ion-celler. Kapasiteten (mAh, Ah) kan
være høyere: Da varer batteriet lenger. Energien i wattimer er spenning ganger amperetimer.</p>
<p>Les også om å bruke og <a href="@battery-safety">oppbevare batterier trygt</a>.</p>
`,
}
