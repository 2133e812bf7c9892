import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Sådan fungerer gavekort',
  description: 'Giv et gavekort fra {brand}: beløb, gyldighed, og hvordan det bruges.',
  content: `
<p>Et gavekort passer til den, der selv ved bedst, hvilket batteri der mangler. Du vælger beløb, skriver en hilsen
og bestemmer, hvilken dag vi sender koden til modtageren på e-mail.</p>
<p><a href="@category-gift-cards">Vælg beløb, og køb et gavekort</a></p>
<h2>Sådan bruger du det</h2>
<ol>
<li>Læg varerne i kurven, og gå til kassen.</li>
<li>Skriv koden under Gavekort.</li>
<li>Dækker kortet ikke hele beløbet, betaler du resten som sædvanlig. Er der penge tilbage, bliver de stående på kortet.</li>
</ol>
<h2>Vilkår</h2>
<ul>
<li>Kortet gælder i tre år fra den dag, det sendes på e-mail, og kan bruges flere gange.</li>
<li>Det kan ikke købes på faktura. Købes det sammen med varer, sendes det tidligst, når varerne sendes.</li>
<li>Det kan ikke veksles til penge og ikke bruges til at købe et nyt gavekort.</li>
<li>Moms betales, når kortet bruges.</li>
<li>Som forbruger har du 14 dages fortrydelsesret. Er kortet taget i brug, får du det beløb tilbage, der står på det.</li>
<li>Den, der har koden, kan handle for den: Pas på den som på kontanter.</li>
</ul>
<p>Spørgsmål? <a href="@contact">Kontakt os</a>.</p>
`,
}
