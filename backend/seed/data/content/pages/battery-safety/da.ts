import type { PageText } from '../../content-records'

export const da: PageText = {
  title: 'Batterisikkerhed og opbevaring',
  description: 'Sådan bruger, oplader og opbevarer du batterier sikkert, og hvad du gør, hvis noget går galt.',
  content: `
<h2>Knapceller og børn</h2>
<p><strong>Har et barn slugt en knapcelle, så ring 112 med det samme.</strong> Lithiumknapceller kan give livstruende ætsninger inden for to timer.
Fremkald ikke opkastning. Opbevar knapceller, nye som gamle, i emballagen og uden for børns rækkevidde, og sørg for, at batteridæksler er lukket
ordentligt.</p>
<h2>Brug</h2>
<ul>
<li>Vend polerne rigtigt, og skift alle batterier i apparatet på én gang.</li>
<li>Bland ikke gamle og nye eller forskellige typer.</li>
<li>Tag batterierne ud af apparater, der ikke bruges i længere tid.</li>
<li>Et batteri må aldrig kortsluttes, åbnes, knuses eller brændes.</li>
</ul>
<h2>Opladning</h2>
<ul>
<li>Oplad kun batterier, der er mærket som genopladelige, med en oplader til samme kemi og spænding.</li>
<li>Oplad på et hårdt underlag, ved stuetemperatur og helst, når du er hjemme.</li>
<li>Blybatterier kan afgive brint: Oplad dem i et ventileret rum uden gnister.</li>
</ul>
<h2>Opbevaring</h2>
<ul>
<li>Køligt og tørt, 10–25 °C, ikke i køleskab og ikke i en varm bil.</li>
<li>Li-ion har det bedst med 40–60 % ladning ved længere opbevaring; oplad hver tredje måned.</li>
<li>Blybatterier skal opbevares fuldt opladet.</li>
</ul>
<h2>Hvis noget går galt</h2>
<ul>
<li>Oppustet, varmt eller hvæsende batteri: Rør det ikke, gå ud, luft ud, og ring 112, hvis det ryger eller brænder.</li>
<li>Lækket alkalisk batteri: Brug handsker, og tør op. Skyl hud eller øjne med rigeligt vand i mindst 15 minutter.</li>
<li>Spørgsmål om forgiftning: Giftlinjen, 82 12 12 12, hele døgnet.</li>
</ul>
<p>Brugte batterier afleverer du til <a href="@recycling">genanvendelse</a>.</p>
`,
}
