import type { Texts } from '../../../../texts'
import { texts } from '../naming'

/** The uses of cells, as the end of a sentence: `Passar i ...`, `Passer i ...`, `Geeignet für ...`, `Passer i ...`. */
export const CELL_USES: Record<string, Texts> = {
  everyday: texts(
    'fjärrkontroller, leksaker, trådlösa möss och väggklockor',
    'fjernkontroller, leker, trådløse mus og veggklokker',
    'Fernbedienungen, Spielzeug, Funkmäuse und Wanduhren',
    'fjernbetjeninger, legetøj, trådløse mus og vægure',
  ),
  large: texts(
    'ficklampor, radioapparater och större leksaker',
    'lommelykter, radioer og større leker',
    'Taschenlampen, Radios und größeres Spielzeug',
    'lommelygter, radioer og større legetøj',
  ),
  block: texts(
    'brandvarnare, multimetrar, gitarreffekter och trådlösa mikrofoner',
    'røykvarslere, multimetre, gitareffekter og trådløse mikrofoner',
    'Rauchmelder, Multimeter, Gitarreneffekte und Funkmikrofone',
    'røgalarmer, multimetre, guitareffekter og trådløse mikrofoner',
  ),
  remote: texts(
    'garageportsöppnare, billarm och trådlösa dörrklockor',
    'garasjeportåpnere, bilalarmer og trådløse dørklokker',
    'Garagentoröffner, Autoalarmanlagen und Funkklingeln',
    'garageportåbnere, bilalarmer og trådløse dørklokker',
  ),
  slim: texts(
    'digitalpennor, penlampor och laserpekare',
    'digitale penner, pennlykter og laserpekere',
    'Eingabestifte, Stiftlampen und Laserpointer',
    'digitale penne, penlygter og laserpegepinde',
  ),
  lantern: texts(
    'vägvarningslampor, handlyktor och elstängsel',
    'veivarsellamper, håndlykter og gjerdeapparater',
    'Baustellenleuchten, Handlampen und Weidezaungeräte',
    'advarselsblink, håndlygter og elhegn',
  ),
  collar: texts(
    'skallhalsband, kamerautlösare och gamla ljusmätare',
    'bjeffehalsbånd, kamerautløsere og eldre lysmålere',
    'Anti-Bell-Halsbänder, Kameraauslöser und ältere Belichtungsmesser',
    'gøhalsbånd, kameraudløsere og ældre lysmålere',
  ),
  dect: texts(
    'trådlösa telefoner, solcellslampor och trimmrar',
    'trådløse telefoner, solcellelamper og trimmere',
    'schnurlose Telefone, Solarleuchten und Bartschneider',
    'trådløse telefoner, solcellelamper og trimmere',
  ),
  rebuild: texts(
    'batteripaket som lagas: skruvdragare, dammsugare, nödljus och radiostyrda bilar',
    'batteripakker som repareres: driller, støvsugere, nødlys og radiostyrte biler',
    'Akkupacks, die repariert werden: Akkuschrauber, Staubsauger, Notleuchten und RC-Modelle',
    'batteripakker, der repareres: skruemaskiner, støvsugere, nødlys og fjernstyrede biler',
  ),
  key: texts(
    'bilnycklar, fjärrkontroller, personvågar och termometrar',
    'bilnøkler, fjernkontroller, badevekter og termometre',
    'Autoschlüssel, Fernbedienungen, Personenwaagen und Thermometer',
    'bilnøgler, fjernbetjeninger, badevægte og termometre',
  ),
  board: texts(
    'datorers moderkort, köksvågar, bilnycklar och hjärtfrekvensband',
    'hovedkort i PC-er, kjøkkenvekter, bilnøkler og pulsbelter',
    'Mainboards, Küchenwaagen, Autoschlüssel und Pulsgurte',
    'computeres bundkort, køkkenvægte, bilnøgler og pulsbælter',
  ),
  sensor: texts(
    'givare, larm, nyckelbrickor och cykeldatorer',
    'sensorer, alarmer, nøkkelbrikker og sykkelcomputere',
    'Sensoren, Alarmanlagen, Transponder und Fahrradcomputer',
    'sensorer, alarmer, nøglebrikker og cykelcomputere',
  ),
  watch: texts(
    'armbandsur med visare eller enkel display',
    'armbåndsur med visere eller enkel skjerm',
    'Armbanduhren mit Zeigern oder einfacher Anzeige',
    'armbåndsure med visere eller enkelt display',
  ),
  'watch-high': texts(
    'armbandsur med belysning, larm eller tidtagning',
    'armbåndsur med lys, alarm eller stoppeklokke',
    'Armbanduhren mit Licht, Alarm oder Stoppuhr',
    'armbåndsure med lys, alarm eller stopur',
  ),
  pocket: texts(
    'miniräknare, leksaker, febertermometrar och skjutmått',
    'kalkulatorer, leker, febertermometre og skyvelære',
    'Taschenrechner, Spielzeug, Fieberthermometer und Messschieber',
    'lommeregnere, legetøj, febertermometre og skydelærer',
  ),
  'hearing-in-canal': texts(
    'små hörapparater som sitter i hörselgången',
    'små høreapparater som sitter i øregangen',
    'kleine Hörgeräte, die im Gehörgang sitzen',
    'små høreapparater, der sidder i øregangen',
  ),
  'hearing-behind': texts(
    'hörapparater som sitter bakom örat',
    'høreapparater som sitter bak øret',
    'Hörgeräte, die hinter dem Ohr sitzen',
    'høreapparater, der sidder bag øret',
  ),
  'hearing-power': texts(
    'kraftiga hörapparater bakom örat',
    'kraftige høreapparater bak øret',
    'leistungsstarke Hörgeräte hinter dem Ohr',
    'kraftige høreapparater bag øret',
  ),
  implant: texts(
    'ljudprocessorer till cochleaimplantat',
    'lydprosessorer til cochleaimplantater',
    'Soundprozessoren von Cochlea-Implantaten',
    'lydprocessorer til cochlear-implantater',
  ),
  photo: texts(
    'analoga kameror, ficklampor, larm och rörelsevakter',
    'analoge kameraer, lommelykter, alarmer og bevegelsessensorer',
    'analoge Kameras, Taschenlampen, Alarmanlagen und Bewegungsmelder',
    'analoge kameraer, lommelygter, alarmer og bevægelsessensorer',
  ),
  torch: texts(
    'ficklampor, pannlampor och laserpekare som är gjorda för litiumjonceller',
    'lommelykter, hodelykter og laserpekere som er laget for litium-ion-celler',
    'Taschenlampen, Stirnlampen und Laserpointer, die für Lithium-Ionen-Zellen gebaut sind',
    'lommelygter, pandelamper og laserpegepinde, der er lavet til lithium-ion-celler',
  ),
  power: texts(
    'strömkrävande apparater: elcyklar, verktygspaket och kraftiga ficklampor',
    'strømkrevende apparater: elsykler, verktøypakker og kraftige lommelykter',
    'Geräte mit hohem Strombedarf: E-Bikes, Werkzeugakkus und starke Taschenlampen',
    'strømkrævende apparater: elcykler, værktøjspakker og kraftige lommelygter',
  ),
  meter: texts(
    'vatten- och elmätare, larm, styrsystem och mätinstrument',
    'vann- og strømmålere, alarmer, styresystemer og måleinstrumenter',
    'Wasser- und Stromzähler, Alarmanlagen, Steuerungen und Messgeräte',
    'vand- og elmålere, alarmer, styringer og måleinstrumenter',
  ),
}
