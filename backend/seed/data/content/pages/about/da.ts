import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Om os',
  description: '{brand} sælger batterier, opladere og reservedele – så det, du allerede ejer, holder længere.',
  content: `
<p>{brand} er en netbutik for batterier, opladere og reservedele. Vores idé er enkel: En ting skal ikke smides ud, fordi en del af den
er slidt op.</p>
<h2>Den rigtige del i første forsøg</h2>
<p>Sortimentet er ordnet efter de betegnelser, der faktisk står på batterierne, og efter de apparater, de passer til. Du kan søge på
LR6, CR2032, BL1850 eller på modellen af din telefon, boremaskine eller robotplæneklipper. På hver produktside står spænding,
kapacitet, mål og kompatible modeller.</p>
<h2>Det, du ser, er det, du får</h2>
<p>Prisen, du ser, er prisen, du betaler, og eventuel fragt oplyses i kassen. Er en vare udsolgt, siger vi, hvornår den kommer, hvis vi ved det.
Sætter vi en pris ned, viser vi den laveste pris de seneste 30 dage ved siden af.</p>
<h2>Ansvar hele vejen</h2>
<p>Alle vores batterier er CE-mærket og mærket efter EU's batteriforordning. Vi tager imod brugte batterier uden beregning – læs mere
om <a href="@recycling">indsamling og genanvendelse</a> og om at bruge og opbevare batterier <a href="@battery-safety">sikkert</a>.</p>
<p>Vil du vide, hvem der står bag butikken? Se <a href="@imprint">virksomhedsoplysninger</a>.</p>
`,
}
