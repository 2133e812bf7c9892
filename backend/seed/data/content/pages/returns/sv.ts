import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Retur och ångerrätt',
  description: 'Du kan ångra ditt köp inom 14 dagar. Så gör du, med ångerblankett, och så reklamerar du en felaktig vara.',
  content: `
<h2>Ångerrätt</h2>
<p>Du har rätt att frånträda detta avtal inom 14 dagar utan att ange något skäl.</p>
<p>Ångerfristen löper ut 14 dagar efter den dag då du, eller en annan tredje part än transportören som angetts av dig, får den sista varan i
fysisk besittning.</p>
<p>Om du vill utöva ångerrätten ska du till oss ({company}, {street}, {city}, telefon {phone}, {email}) skicka ett klart och tydligt
meddelande om ditt beslut att frånträda avtalet (t.ex. i ett brev sänt per post eller e-post). Du kan använda den bifogade standardblanketten
för utövande av ångerrätten, men det är inte obligatoriskt.</p>
<p>Du kan också utöva din ångerrätt online under <a href="@withdrawal">Ångra avtalet här</a>, längst ned på varje sida i butiken. Om du
använder den funktionen skickar vi utan onödigt dröjsmål en bekräftelse på mottagandet i en varaktig form (t.ex. med e-post), med
meddelandets innehåll och datum och tid då det skickades in.</p>
<p>För att iaktta ångerfristen räcker det att du sänder in ditt meddelande om att du tänker utöva ångerrätten innan ångerfristen löpt ut.</p>
<h3>Verkan av utövad ångerrätt</h3>
<p>Om du frånträder detta avtal kommer vi att betala tillbaka alla betalningar vi fått från dig, inklusive leveranskostnader (dock ej
extrakostnader till följd av ditt eventuella val av något annat leveranssätt än den billigaste form av standardleverans vi erbjuder), utan
onödigt dröjsmål och i alla händelser senast 14 dagar från och med den dag då vi underrättades om ditt beslut att frånträda avtalet. Vi
kommer att använda samma betalningsmedel för återbetalningen som du själv har använt för den inledande affärshändelsen, om du inte
uttryckligen kommit överens med oss om något annat, och i alla händelser kommer återbetalningen inte att kosta dig något.</p>
<p>Vi får vänta med återbetalningen till dess vi fått tillbaka varan eller du lämnat bevis på att du sänt tillbaka varorna, beroende på vilket
som inträffar först.</p>
<p>Du ska återsända varorna eller överlämna dem till oss utan onödigt dröjsmål och i vilket fall inte senare än 14 dagar efter den dag då du
underrättade oss om ditt beslut att frånträda avtalet. Tidsfristen är uppfylld om du sänder tillbaka varorna innan 14-dagarsperioden löpt ut.
Du kommer att få stå för den direkta kostnaden för att returnera varorna.</p>
<p>Du är endast ansvarig för varornas värdeminskning till följd av annan hantering än vad som är nödvändig för att fastställa varornas art,
egenskaper och funktion.</p>
<h3>Undantag</h3>
<p>Enligt lagen om distansavtal gäller ångerrätten inte förseglade varor som av hälsoskyddsskäl eller hygieniska skäl inte lämpligen kan återlämnas, till exempel rakhuvuden
och tandborsthuvuden, om du har brutit förseglingen.</p>
<h2>Packa batterier säkert</h2>
<p>Tejpa över polerna och använd originalförpackningen. Skicka aldrig ett litiumbatteri som är skadat, svullet eller har blivit varmt –
kontakta oss, så ordnar vi en säker lösning.</p>
<h2>Returetikett</h2>
<p>När du anmäler en retur för att du ångrat dig kan du köpa en returetikett. Priset står där innan du väljer, och dras från det du får tillbaka.
Du kan lika gärna köpa frakten själv när du lämnar in paketet.</p>
<h2>Reklamation</h2>
<p>Är det fel på varan har du rätt att reklamera i tre år enligt konsumentköplagen. Hör av dig inom skälig tid; två månader från att du
märkte felet är alltid i tid. Fel som visar sig inom två år anses ha funnits från början. Vi betalar returfrakten.</p>
<h2>Ångerblankett</h2>
<p>(Fyll i och återsänd detta formulär endast om du vill frånträda avtalet.)</p>
<ul>
<li>Till {company}, {street}, {city}, {email}:</li>
<li>Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)</li>
<li>Beställdes den (*)/mottogs den (*)</li>
<li>Konsumentens/konsumenternas namn</li>
<li>Konsumentens/konsumenternas adress</li>
<li>Konsumentens/konsumenternas namnteckning (endast om blanketten är i pappersform)</li>
<li>Datum</li>
</ul>
<p>(*) Stryk det som inte är tillämpligt.</p>
`,
}
