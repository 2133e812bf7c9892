import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Köpvillkor',
  description: 'Villkoren för ditt köp hos {brand}.',
  content: `
<h2>1. Parter</h2>
<p>Avtalet ingås mellan dig och {company}, organisationsnummer {registration}. Du måste ha fyllt 18 år eller ha din målsmans samtycke.</p>
<h2>2. Beställning och avtal</h2>
<p>Avtalet är bindande när vi har bekräftat din order med e-post. Ett mejl om att vi har tagit emot ordern och väntar på betalningen är
ännu ingen bekräftelse. Har vi angett ett uppenbart felaktigt pris eller är varan inte längre
möjlig att leverera hör vi av oss, och du betalar ingenting. Du kan rätta dina uppgifter ända tills du skickar ordern.</p>
<h2>3. Priser och betalning</h2>
<p>Priserna gäller i svenska kronor med moms. Frakt och eventuella avgifter visas i kassan. Mer finns under
<a href="@payment">Betalning</a>. Betalas fakturan för sent har vi rätt till dröjsmålsränta enligt räntelagen.</p>
<h2>4. Leverans</h2>
<p>Leveranstiden står i kassan. Kommer leveransen senare än avtalat får du häva köpet om förseningen är väsentlig. Se
<a href="@shipping">Frakt och leverans</a>.</p>
<h2>5. Ångerrätt och reklamation</h2>
<p>Som konsument har du 14 dagars ångerrätt och tre års reklamationsrätt. Hela beskrivningen finns under <a href="@returns">Retur och ångerrätt</a>.</p>
<h2>6. Prenumerationer</h2>
<p>En prenumeration löper utan bindningstid tills du säger upp den. Du ändrar, pausar eller avslutar den på ordersidan, som du öppnar under
<a href="@my-order">Min order</a>; ändringen gäller från nästa leverans som inte redan har packats.</p>
<h2>7. Presentkort och rabattkoder</h2>
<p>För <a href="@gift-cards">presentkort</a> gäller särskilda villkor. Rabattkoder kan inte lösas in mot pengar och gäller den tid som anges.</p>
<h2>8. Användning av varan</h2>
<p>Läs säkerhetsinformationen på produktsidan och under <a href="@battery-safety">Batterisäkerhet</a>. Uppgifter om kompatibla apparater
är till för att hjälpa dig välja; varumärken som nämns tillhör sina ägare.</p>
<h2>9. Personuppgifter</h2>
<p>Hur vi behandlar dina uppgifter står i vår <a href="@privacy">integritetspolicy</a>.</p>
<h2>10. Tvist</h2>
<p>Blir vi inte överens kan du vända dig till Allmänna reklamationsnämnden, Box 174, 101 23 Stockholm, www.arn.se. Vi följer nämndens
rekommendationer. Svensk lag gäller; som konsument behåller du alltid det skydd som lagen ger dig.</p>
`,
}
