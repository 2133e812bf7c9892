import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Retur och ångerrätt',
  description: 'Du kan ångra ditt köp inom 14 dagar. Så gör du, med ångerblankett, och så reklamerar du en felaktig vara.',
  content: `
<h2>Ångerrätt i 14 dagar</h2>
<p>Enligt lagen om distansavtal får du ångra köpet inom 14 dagar utan att ange något skäl. Tiden räknas från den dag du, eller någon
du utsett, tog emot varan. Kommer flera varor ur samma order vid olika tillfällen räknas tiden från den sista.</p>
<h3>Så ångrar du köpet</h3>
<ol>
<li>Öppna din order under <a href="@my-order">Min order</a> och välj <strong>Ångra köpet här</strong>, eller logga in på
<a href="@my-account">Mina sidor</a>. Du behöver ordernumret och din e-postadress.</li>
<li>Ange vilka varor det gäller och bekräfta. Du får genast ett mejl som visar när meddelandet kom in till oss.</li>
<li>Skicka tillbaka varan inom 14 dagar från ditt meddelande.</li>
</ol>
<p>Du kan också mejla {email} eller använda blanketten nedan. Det räcker att du skickar meddelandet innan ångerfristen har gått ut.</p>
<h3>Vad det kostar</h3>
<p>Vi betalar tillbaka varans pris och den billigaste standardfrakten senast 14 dagar efter ditt meddelande. Returfrakten betalar du
själv när du ångrar dig. Har du använt varan mer än vad som behövs för att se att den fungerar kan vi göra avdrag för värdeminskningen.</p>
<h3>Undantag</h3>
<p>Ångerrätten gäller inte varor som tillverkats efter dina anvisningar och inte förseglade hygienvaror, till exempel rakhuvuden och
tandborsthuvuden, om förseglingen är bruten.</p>
<h2>Packa batterier säkert</h2>
<p>Tejpa över polerna och använd originalförpackningen. Skicka aldrig ett litiumbatteri som är skadat, svullet eller har blivit varmt –
kontakta oss, så ordnar vi en säker lösning.</p>
<h2>Reklamation</h2>
<p>Är varan fel har du rätt att reklamera i tre år enligt konsumentköplagen. Hör av dig inom skälig tid; två månader från att du
märkte felet är alltid i tid. Fel som visar sig inom två år anses ha funnits från början. Vi betalar returfrakten.</p>
<h2>Ångerblankett</h2>
<p>Fyll i och skicka detta bara om du vill frånträda avtalet:</p>
<ul>
<li>Till {company}, {street}, {city}, {email}:</li>
<li>Jag/vi meddelar härmed att jag/vi frånträder mitt/vårt köpeavtal om följande varor</li>
<li>Beställdes den / mottogs den</li>
<li>Konsumentens eller konsumenternas namn och adress</li>
<li>Konsumentens eller konsumenternas namnteckning (endast om blanketten lämnas på papper) och datum</li>
</ul>
`,
}
