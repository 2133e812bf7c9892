import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Kundservice',
  description: 'Svar på de vanligaste frågorna om leverans, retur och betalning hos {brand} och hur du når oss.',
  content: `
<p>Det mesta ordnar du själv, dygnet runt. Hittar du inte svaret här hjälper vi dig gärna.</p>
<h2>Snabb hjälp</h2>
<ul>
<li><a href="@track-order">Spåra din leverans</a></li>
<li><a href="@my-order">Visa en enskild order</a> – du behöver ordernumret och din e-postadress</li>
<li><a href="@returns">Retur och ångerrätt</a></li>
<li><a href="@shipping">Frakt och leverans</a></li>
<li><a href="@payment">Betalning</a></li>
<li><a href="@battery-guide">Hitta rätt batteri</a></li>
</ul>
<h2>Vanliga frågor</h2>
<h3>När kommer mitt paket?</h3>
<p>Lagervaror som beställs före klockslaget på produktsidan lämnar lagret samma vardag. Leveranstiden för varje fraktsätt ser du i
kassan. När paketet har lämnat oss får du ett mejl med spårningslänk.</p>
<h3>Hur vet jag att batteriet passar?</h3>
<p>Sök på apparatens modell eller på beteckningen som står på det gamla batteriet. På varje produktsida finns en lista över modeller
som produkten passar till. Är du osäker, skicka oss modellnumret så kontrollerar vi det.</p>
<h3>Kan jag ändra eller avbeställa?</h3>
<p>Ja, så länge ordern inte har packats. Öppna din order och avbeställ där, eller kontakta oss. Har paketet redan skickats använder du
ångerrätten.</p>
<h3>Batteriet fungerar inte – vad gör jag?</h3>
<p>Anmäl felet under din order. Vi ersätter varan eller betalar tillbaka pengarna, och vi står för returfrakten när varan är felaktig.</p>
<h2>Kontakt</h2>
<p>E-post: <a href="mailto:{email}">{email}</a></p>
<p>Telefon: {phone}, vardagar 9–16</p>
<p>Fler sätt att nå oss finns på sidan <a href="@contact">Kontakta oss</a>.</p>
`,
}
