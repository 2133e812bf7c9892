import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Företag',
  description: 'Handla batterier och reservdelar till företag, skola, förening och kommun hos {brand}.',
  content: `
<p>Företag, skolor, föreningar och kommuner handlar hos oss till samma priser som alla andra, med några saker som gör det enklare.</p>
<h2>Så fungerar det</h2>
<ul>
<li>Visa priser utan moms med omkopplaren högst upp på sidan.</li>
<li>Köper du flera blir styckpriset lägre: mängdrabatten står på produktsidan och räknas in i varukorgen.</li>
<li>Betala mot faktura. Fakturan kommer med e-post och kan märkas med er referens.</li>
<li>Prenumerera på det som går åt ofta, till exempel AA-batterier och batterier till brandvarnare.</li>
<li>Öppna en order under <a href="@my-order">Min order</a> för att se status, underlag och spårning, utan konto.</li>
</ul>
<h2>Större volymer</h2>
<p>Behöver du många av samma sort, en leveransplan eller en del som inte finns i sortimentet? Skriv till
<a href="mailto:{businessEmail}">{businessEmail}</a> med artikelnummer och antal, så får du en offert inom en vardag.</p>
<h2>Uttjänta batterier</h2>
<p>Vi hjälper arbetsplatser med insamling av batterier. Läs mer om <a href="@recycling">återvinning</a>.</p>
`,
}
