import type { PageText } from '../../content-records'

export const sv: PageText = {
  title: 'Kontakta oss',
  description: 'Telefon, e-post och postadress till {brand}.',
  content: `
<p>Vi svarar på mejl inom en vardag. Ha gärna ordernumret till hands, så går det fortare.</p>
<table>
<tbody>
<tr><th>E-post</th><td><a href="mailto:{email}">{email}</a></td></tr>
<tr><th>Telefon</th><td>{phone}, vardagar 9–16</td></tr>
<tr><th>Företag och skolor</th><td><a href="mailto:{businessEmail}">{businessEmail}</a></td></tr>
<tr><th>Personuppgifter</th><td><a href="mailto:{privacyEmail}">{privacyEmail}</a></td></tr>
<tr><th>Postadress</th><td>{company}, {street}, {city}, {country}</td></tr>
</tbody>
</table>
<h2>Returer</h2>
<p>Skicka inga returer till postadressen utan att först anmäla dem. På sidan <a href="@returns">Retur och ångerrätt</a> ser du hur
du gör.</p>
<h2>Hjälp att hitta rätt</h2>
<p>Skicka en bild på det gamla batteriet och på apparatens typskylt, så tar vi reda på vad du behöver. Mycket hittar du också i vår
<a href="@battery-guide">batteriguide</a>.</p>
`,
}
