import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Tilgængelighed',
  description: 'Hvor tilgængelig {brand} er, hvordan du melder fejl, og hvem der fører tilsyn.',
  content: `
<p>Butikken er omfattet af lov nr. 801 af 7. juni 2022 om tilgængelighedskrav for produkter og tjenester. Vores mål er at leve op til
standarden EN 301 549, som bygger på WCAG, og WCAG 2.2 på niveau AA, så alle kan finde, købe og returnere en vare.</p>
<h2>Sådan fungerer butikken</h2>
<p>Her vælger du varer, lægger dem i kurven, angiver din adresse, vælger fragt og betaling og sender ordren. Du kan følge, fortryde og returnere
den bagefter. Hvert trin er en almindelig webside.</p>
<h2>Sådan arbejder vi</h2>
<ul>
<li>Alt kan bruges med tastatur, og fokus er synligt.</li>
<li>Du kan også handle uden JavaScript.</li>
<li>Tekst og knapper har tilstrækkelig kontrast, siden kan forstørres til 400 %, og bevægelser følger indstillingen i din browser.</li>
<li>Fejl i formularer beskrives med tekst ved feltet, og beskeder er mærket, så skærmlæsere læser dem op.</li>
<li>Før hver ændring kontrollerer det automatiske værktøj axe alle slags sider på tysk i computer- og mobilbredde, og et køb gennemføres
udelukkende med tastatur. Siderne på de andre sprog kontrolleres med samme værktøj, men sjældnere.</li>
</ul>
<h2>Kendte mangler</h2>
<p>Automatiske kontroller finder ikke alt. Vi har endnu ikke ladet nogen, der bruger skærmlæser, prøve butikken, eller nogen udefra gennemgå den.</p>
<p>Betalingstjenesternes egne sider, som du sendes til fra kassen, er uden for vores kontrol. Sikkerhedsdatablade fra producenter kan være i
formater, der ikke er fuldt tilgængelige; sig til, så hjælper vi dig med indholdet.</p>
<h2>Meld en fejl</h2>
<p>Skriv til <a href="mailto:{email}">{email}</a>. Vi svarer inden for én hverdag. Er du ikke tilfreds, kan du henvende dig til
Sikkerhedsstyrelsen, som fører tilsyn.</p>
`,
}
