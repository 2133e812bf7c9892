import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Batteriguide',
  description: 'Så väljer du rätt batteri: storlekar och beteckningar, kemi, kapacitet och vad som är utbytbart mot vad.',
  content: `
<p>Rätt batteri hittar du lättast på beteckningen som står på det gamla. Samma batteri kan ha flera namn; tabellen visar vilka som är samma sak.</p>
<h2>Storlekar</h2>
<table>
<thead><tr><th>Vanligt namn</th><th>Alkaliskt (IEC)</th><th>Litium</th><th>Laddningsbart</th><th>Mått (mm)</th></tr></thead>
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
<p>Beteckningen säger måtten: CR2032 är 20 mm bred och 3,2 mm hög. CR är litium, 3 V. LR är alkalisk, 1,5 V, och SR silveroxid, 1,55 V:
LR44 och SR44 har samma mått, men silveroxid håller jämnare spänning och passar bättre i klockor och mätverktyg. Hörapparater använder
zink-luft: 10 gul, 312 brun, 13 orange och 675 blå flik.</p>
<h2>Vilken kemi?</h2>
<ul>
<li><strong>Alkaliskt</strong> – prisvärt till det mesta i hemmet.</li>
<li><strong>Litium</strong> – klarar kyla ner till −40 °C, läcker sällan och räcker längst i kamera och brandvarnare.</li>
<li><strong>NiMH, laddningsbart</strong> – billigast i längden till leksaker, blixt och handkontroller. 1,2 V räcker i nästan allt.</li>
<li><strong>Li-ion</strong> – i telefon, dator, verktyg och elcykel. Ladda bara med avsedd laddare.</li>
<li><strong>Blysyra (AGM, gel, EFB)</strong> – start, reservkraft och fritid. Har bilen start-stopp ska AGM ersättas med AGM.</li>
<li><strong>LiFePO4</strong> – väger hälften av bly och tål tusentals laddningar, men ska inte laddas under 0 °C.</li>
</ul>
<h2>Spänning, kapacitet och energi</h2>
<p>Spänningen (V) ska stämma med apparaten; 10,8 V och 11,1 V respektive 14,4 V och 14,8 V är samma antal Li-ion-celler. Kapaciteten (mAh, Ah)
får vara högre: då räcker batteriet längre. Energin i wattimmar är spänning gånger amperetimmar.</p>
<p>Läs också om att använda och <a href="@battery-safety">förvara batterier säkert</a>.</p>
`,
}
