import type { Texts } from '../../../../texts'

export const charging: Texts = {
  sv: `
5 | Ersatte det som försvann | Fungerar precis som den som följde med från början.
5 | Blir inte varm | Har legat i hela natten flera gånger och är bara ljummen.
4 | Lagom lång | Når från uttaget till soffan, men inte riktigt hela vägen till sängen.
5 | Känns gedigen | Kontakten sitter stadigt och går inte av i fästet som de billigaste gör.
4 | Gör jobbet | Laddar i den takt som stod på sidan. En liten lampa till hade varit trevligt.
2 | Lampan lyser på natten | Fungerar bra men lyser upp hela sovrummet. Tejp hjälper.
`,
  no: `
5 | Ladet fra dag én | Byttet ut en som luktet svidd. Denne holder seg kald.
5 | God på tur | Tåler å ligge i sekken sammen med alt annet.
4 | Akkurat som beskrevet | Riktig plugg og riktig spenning. Mer kan man ikke be om.
5 | Solid kontakt | Sitter godt uten å vri på seg.
3 | Litt kort | Skulle gjerne hatt en halv meter til, ellers er alt bra.
4 | Rask nok | Ikke raskest i verden, men den gjør det den lover.
`,
  de: `
5 | Tut, was es soll | Angeschlossen, lädt, bleibt kühl. Keine Aussetzer bisher.
5 | Gute Verarbeitung | Der Stecker sitzt fest, nichts knarzt.
4 | Länge stimmt | Reicht vom Schreibtisch bis zur Steckdosenleiste. Ein bisschen steif am Anfang.
5 | Altes Gerät wieder nutzbar | Das Original gab es nicht mehr, damit geht es wieder.
4 | Unauffällig gut | Liegt in der Schublade, wird gebraucht, funktioniert.
2 | Leuchtdiode sehr hell | Nachts störend. Technisch gibt es nichts auszusetzen.
`,
  da: `
5 | Lader, som den skal | Har afløst en slidt, og nu slipper jeg for at vrikke med stikket.
5 | Godt håndværk | Føles solid og bliver ikke varm under brug.
4 | Rigtigt stik | Målene på siden passede. Godt, at de står der.
5 | Med på ferie hver gang | Fylder ikke meget og har klaret to somre i campingvognen.
3 | Kunne være længere | Rækker lige akkurat til bordet hos os.
4 | Fair pris | Billigere end hos producenten, og jeg kan ikke mærke forskel.
`,
}
