import type { PageText } from '../../content-records'

export const no: PageText = {
  title: 'Slik fungerer gavekort',
  description: 'Gi bort et gavekort hos {brand}: beløp, gyldighet og hvordan det brukes.',
  content: `
<p>Et gavekort passer for den som selv vet best hvilket batteri som mangler. Du velger beløp, skriver en hilsen
og bestemmer hvilken dag vi sender koden på e-post til mottakeren.</p>
<p><a href="@category-gift-cards">Velg beløp og kjøp et gavekort</a></p>
<h2>Slik bruker du det</h2>
<ol>
<li>Legg varene i handlekurven og gå til kassen.</li>
<li>Skriv inn koden under Gavekort.</li>
<li>Dekker ikke kortet hele summen, betaler du resten på vanlig måte. Blir det penger igjen, står de på kortet.</li>
</ol>
<h2>Vilkår</h2>
<ul>
<li>Kortet gjelder i tre år fra den dagen det sendes på e-post, og kan brukes flere ganger.</li>
<li>Det kan ikke kjøpes på faktura. Kjøpes det sammen med varer, sendes det tidligst når varene sendes.</li>
<li>Det kan ikke veksles inn i penger og ikke brukes til å kjøpe et nytt gavekort.</li>
<li>Merverdiavgift betales når kortet brukes.</li>
<li>Som forbruker har du 14 dagers angrerett. Er kortet tatt i bruk, får du tilbake det som står igjen på det.</li>
<li>Den som har koden, kan handle for den: Ta vare på den som kontanter.</li>
</ul>
<p>Spørsmål? <a href="@contact">Kontakt oss</a>.</p>
`,
}
