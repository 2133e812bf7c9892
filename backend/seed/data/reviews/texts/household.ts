import type { Texts } from '../../../../texts'

export const household: Texts = {
  sv: `
5 | Håller länge | Sitter i en trådlös mus som används varje dag. De förra behövde bytas efter sommaren, de här går fortfarande.
5 | Bra pris för många | Vi går igenom en hel del batterier här hemma med två barn och deras leksaker. Inget har läckt.
5 | Långt bäst före-datum | Köpte till beredskapslådan. Datumet ligger flera år fram, precis som det stod.
4 | Gör vad de ska | Inte bättre och inte sämre än dem jag brukar köpa, men billigare per styck.
3 | Räcker inte i kameran | I väckarklockan är de utmärkta, men i en gammal kamera med blixt tog de slut fort.
2 | Tråkig förpackning | Själva batterierna fungerar, men allt låg löst i påsen när asken hade öppnat sig i brevet.
`,
  no: `
5 | Varer lenge i lykta | Hodelykta har hengt ved døra hele høsten, og jeg har ikke måttet bytte en eneste gang.
5 | Akkurat det hytta trengte | Ligger klart til radio, klokker og lommelykter. Ingen som har lekket etter en kald vinter.
5 | Rimelig og raskt | Bestilte på søndag kveld og hadde dem i postkassen onsdag. God holdbarhetsdato.
4 | Helt som ventet | Fungerer fint i fjernkontroller og leker. Trekker én stjerne fordi pakken var litt vrien å åpne.
4 | God til det meste | Jeg bruker dem i nesten alt. I ting som trekker mye strøm velger jeg oppladbart i stedet.
2 | Ett var dødt | Ett av batteriene i pakken var tomt da den kom. Resten er det ingenting å si på.
`,
  de: `
5 | Zuverlässig seit Monaten | Stecken in der Wanduhr, im Thermostat und in zwei Fernbedienungen. Bisher musste ich keine einzige tauschen.
5 | Frische Ware | Das Haltbarkeitsdatum liegt weit in der Zukunft, beim Discounter ist das oft anders.
5 | Guter Vorrat | Für die Schublade gekauft, damit immer welche da sind. Preis pro Stück ist in Ordnung.
4 | Solide | Halten bei uns etwa so lange wie die teuren aus der Werbung. Die Verpackung könnte kleiner sein.
4 | Für Spielzeug völlig ausreichend | Die Kinder merken keinen Unterschied, mein Geldbeutel schon.
2 | Im Blitzgerät zu schwach | In der Uhr gut, im Blitz nach kurzer Zeit leer. Dafür hätte ich Akkus nehmen sollen.
`,
  da: `
5 | Holder godt | Sidder i vejrstationen ude i haven og har klaret både frost og regn siden sidste efterår.
5 | Nem genbestilling | Jeg køber dem til foreningens lamper, og de har været ens hver gang.
5 | God dato på pakken | De kan ligge i mange år endnu, så jeg købte en ekstra omgang til skuffen.
4 | Som de skal være | Virker i legetøj, ure og fjernbetjeninger. Jeg savner bare en æske, der kan lukkes igen.
3 | Middel | De er hurtigt brugt op i børnenes fjernstyrede bil, men det gælder vel de fleste.
5 | Fine til prisen | Har målt dem efter, og spændingen er den samme på hele pakken.
`,
}
