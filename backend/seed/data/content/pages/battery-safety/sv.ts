import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Batterisäkerhet och förvaring',
  description: 'Så använder, laddar och förvarar du batterier säkert, och vad du gör om något går fel.',
  content: `
<h2>Knappceller och barn</h2>
<p><strong>Har ett barn svalt en knappcell, ring 112 genast.</strong> Litiumknappceller kan ge livshotande frätskador inom två timmar. Framkalla inte
kräkning. Förvara knappceller, nya som gamla, i förpackningen och utom räckhåll för barn, och se till att batteriluckor är ordentligt stängda.</p>
<h2>Användning</h2>
<ul>
<li>Vänd polerna rätt och byt alla batterier i apparaten samtidigt.</li>
<li>Blanda inte gamla och nya, eller olika typer.</li>
<li>Ta ut batterierna ur apparater som inte används på länge.</li>
<li>Kortslut, öppna, krossa eller elda aldrig ett batteri.</li>
</ul>
<h2>Laddning</h2>
<ul>
<li>Ladda bara batterier som är märkta laddningsbara, med en laddare för samma kemi och spänning.</li>
<li>Ladda på ett hårt underlag, i rumstemperatur och helst när du är hemma.</li>
<li>Blybatterier kan avge vätgas: ladda dem i ett ventilerat utrymme, utan gnistor.</li>
</ul>
<h2>Förvaring</h2>
<ul>
<li>Svalt och torrt, 10–25 °C, inte i kylskåp och inte i en varm bil.</li>
<li>Li-ion mår bäst av 40–60 % laddning vid längre förvaring; fyll på var tredje månad.</li>
<li>Blybatterier ska förvaras fulladdade.</li>
</ul>
<h2>Om något går fel</h2>
<ul>
<li>Svullet, varmt eller väsande batteri: rör det inte, gå ut, vädra och ring 112 om det ryker eller brinner.</li>
<li>Läckt alkaliskt batteri: använd handskar och torka torrt. Skölj hud eller ögon med mycket vatten i minst 15 minuter.</li>
<li>Frågor om förgiftning: Giftinformationscentralen, 010-456 67 00; i akuta fall 112.</li>
</ul>
<p>Uttjänta batterier lämnar du till <a href="@recycling">återvinning</a>.</p>
`,
}
