import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Tillgänglighet',
  description: 'Hur tillgänglig {brand} är, hur du rapporterar brister och vem som utövar tillsyn.',
  content: `
<p>Butiken omfattas av lagen (2023:254) om vissa produkters och tjänsters tillgänglighet. Vårt mål är att den ska uppfylla standarden
EN 301 549, som bygger på WCAG, och WCAG 2.2 på nivå AA, så att alla kan hitta, köpa och returnera en vara.</p>
<h2>Så fungerar butiken</h2>
<p>Här väljer du varor, lägger dem i varukorgen, anger adress, väljer frakt och betalning och skickar din order. Du kan följa, ångra och
returnera den efteråt. Varje steg är en vanlig webbsida.</p>
<h2>Så arbetar vi</h2>
<ul>
<li>Allt går att använda med tangentbord, och fokus syns.</li>
<li>Att handla fungerar även utan JavaScript.</li>
<li>Text och knappar har tillräcklig kontrast, sidan kan förstoras till 400 % och rörelser följer webbläsarens inställning.</li>
<li>Fel i formulär beskrivs i text bredvid fältet, och meddelanden är märkta så att skärmläsare läser upp dem.</li>
<li>Inför varje ändring kontrollerar det automatiska verktyget axe alla slags sidor på tyska i dator- och mobilbredd, och ett köp görs med
enbart tangentbord. Sidorna på de andra språken kontrolleras med samma verktyg, men mer sällan.</li>
</ul>
<h2>Kända brister</h2>
<p>Automatiska kontroller hittar inte allt. Vi har ännu inte låtit någon som använder skärmläsare prova butiken, eller någon utomstående granska den.</p>
<p>Betaltjänsternas egna sidor, som du skickas till i kassan, ligger utanför vår kontroll. Säkerhetsblad från tillverkare kan vara i format som
inte är fullt tillgängliga; säg till så hjälper vi dig med innehållet.</p>
<h2>Rapportera en brist</h2>
<p>Skriv till <a href="mailto:{email}">{email}</a> eller ring {phone}. Vi svarar inom en vardag. Är du inte nöjd kan du vända dig till
Post- och telestyrelsen (PTS), som utövar tillsyn.</p>
`,
}
