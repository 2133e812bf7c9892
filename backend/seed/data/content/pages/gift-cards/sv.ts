import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Så fungerar presentkort',
  description: 'Ge bort ett presentkort hos {brand}: belopp, giltighet och hur det används.',
  content: `
<p>Ett presentkort passar den som vet bäst själv vilket batteri som saknas. Du väljer belopp, skriver en hälsning
och bestämmer vilken dag vi mejlar koden till mottagaren.</p>
<p><a href="@category-gift-cards">Välj belopp och köp ett presentkort</a></p>
<h2>Så använder du det</h2>
<ol>
<li>Lägg varorna i varukorgen och gå till kassan.</li>
<li>Skriv koden under Presentkort.</li>
<li>Täcker kortet inte hela summan betalar du resten på vanligt sätt. Blir det pengar över finns de kvar på kortet.</li>
</ol>
<h2>Villkor</h2>
<ul>
<li>Kortet gäller i två år från den dag då det mejlas och kan användas flera gånger.</li>
<li>Det kan inte köpas mot faktura. Köps det tillsammans med varor mejlas det tidigast när varorna skickas.</li>
<li>Det kan inte lösas in mot pengar och inte användas för att köpa ett nytt presentkort.</li>
<li>Moms betalas när kortet används.</li>
<li>Som konsument har du ångerrätt i 14 dagar. Har kortet börjat användas får du tillbaka det som är kvar på det.</li>
<li>Den som har koden kan handla för den: förvara den som kontanter.</li>
</ul>
<p>Frågor? <a href="@contact">Kontakta oss</a>.</p>
`,
}
