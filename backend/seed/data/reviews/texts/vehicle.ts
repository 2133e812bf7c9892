import type { Texts } from '../../../../texts'

export const vehicle: Texts = {
  sv: `
5 | Startar direkt | Även efter en vecka på parkeringen i kylan. Med det gamla var det en chansning varje morgon.
5 | Välpackat | Tungt paket men polerna var skyddade och inget hade läckt.
4 | Rätt mått | Mätte hyllan innan jag beställde. Passade med några millimeter till godo.
5 | Polerna på rätt sida | Det stod tydligt på sidan och stämde. Sladdarna räckte fram.
4 | Laddad vid leverans | Jag toppade den ändå över natten innan jag satte i den.
2 | Chauffören ställde den utanför | Batteriet är bra men tjugo kilo vid grinden var inte vad jag hade valt.
`,
  no: `
5 | Tåler kulda | Starter på første forsøk selv når gradestokken viser tjue minus.
5 | Enkel montering | Målene stemte, og festet passet. Ferdig på et kvarter.
4 | God hjelp med polene | Bildet viste hvilken side plussen sitter på, det hadde jeg bommet på før.
5 | Full spenning ved levering | Målte den rett ut av esken, og den var klar til bruk.
3 | Tung å bære inn | Bra vare, men be om hjelp hvis du bor i fjerde etasje.
4 | Fungerer som den skal | Et halvt år nå, og ingen tegn til slapphet.
`,
  de: `
5 | Springt sofort an | Auch nach drei Wochen Urlaub kein Zögern.
5 | Sicher verpackt | Pole mit Kappen, aufrecht geliefert, nichts ausgelaufen.
4 | Maße genau angegeben | Ich habe vorher nachgemessen, es passte auf den Zentimeter.
5 | Alte wurde zurückgenommen | Wie man sie zurückgibt, war gut erklärt, und es hat geklappt.
4 | Kam geladen an | Spannung gemessen, gleich eingebaut, keine Probleme seitdem.
2 | Haltegriff fehlt | Technisch gut, aber ohne Griff ist der Einbau eine Plackerei.
`,
  da: `
5 | Starter hver morgen | Efter to år med startkabler i bagagerummet er det en fryd.
5 | Passede i holderen | Højden var den rigtige, og beslaget gik på uden bøvl.
4 | Pakket ordentligt | Tykt pap og plasthætter på polerne. Ingen skader.
5 | Klar til brug | Målte spændingen, da den kom, og satte den i med det samme.
3 | Leveret ved indkørslen | Tung kasse, som jeg selv måtte slæbe op. Produktet er godt nok.
4 | Rigtig side til plus | Det havde jeg glemt at se efter, men siden viste det tydeligt.
`,
}
