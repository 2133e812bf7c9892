/**
 * Names of device kinds in the four languages, and the words that find products for them: a category name or a
 * battery size. Words joined by a hyphen must all match. In one direction only: `rullstol` (wheelchair) also
 * finds `elscooter`, but not the reverse.
 */
export const DEVICE_KINDS: { called: string; foundBy: string }[] = [
  {
    called:
      'borrmaskin slagborrmaskin slagborr skruvdragare borrskruvdragare slagskruvdragare mutterdragare borrhammare vinkelslip sticksåg ' +
      'cirkelsåg tigersåg multiverktyg slipmaskin handverktyg batteridriven ' +
      'boremaskin slagboremaskin drill skrutrekker skrumaskin slagdrill muttertrekker borhammer vinkelsliper stikksag sirkelsag bajonettsag ' +
      'bohrmaschine akkubohrer bohrschrauber akkubohrschrauber akkuschrauber schlagbohrmaschine schlagbohrschrauber schlagschrauber ' +
      'schrauber schraubendreher schraubenzieher bohrhammer winkelschleifer stichsäge kreissäge handkreissäge säbelsäge multitool ' +
      'boremaskine slagboremaskine skruemaskine borehammer vinkelsliber stiksav rundsav bajonetsav slagnøgle',
    foundBy: 'verktygsbatteri verktøybatteri werkzeugakkus værktøjsbatteri elverktyg elektroverktøy elektrowerkzeuge elværktøj',
  },
  {
    called:
      'häcksax häckklippare grästrimmer trimmer lövblås motorsåg kedjesåg hekksaks gresstrimmer løvblåser motorsag kjedesag ' +
      'heckenschere rasentrimmer laubbläser kettensäge hækkeklipper græstrimmer løvblæser motorsav kædesav',
    foundBy: 'trädgårdsmaskiner hagemaskiner gartengeräte havemaskiner',
  },
  {
    called: 'gräsklippare gressklipper rasenmäher plæneklipper',
    foundBy:
      'trädgårdsmaskiner hagemaskiner gartengeräte havemaskiner robotgräsklippare robotklippere mähroboter robotplæneklippere',
  },
  {
    called: 'trädgårdstraktor gressklippertraktor hagetraktor aufsitzmäher rasentraktor plænetraktor havetraktor',
    foundBy: 'åkgräsklippare plentraktorer rasentraktoren havetraktorer',
  },
  {
    called:
      'rullstol elrullstol permobil promenadscooter elmoped rullestol elrullestol rollstuhl elektrorollstuhl seniorenmobil kørestol elkørestol handicapscooter',
    foundBy: 'elscooter elektromobil',
  },
  {
    called: 'golfbil golfvagn golftralla golftralle golfcart golfwagen golftrolley golfvogn golfcaddy',
    foundBy: 'golf',
  },
  {
    called:
      'villalarm hemlarm inbrottslarm boligalarm innbruddsalarm tyverialarm alarmanlegg alarmanlage einbruchmeldeanlage alarmanlæg',
    foundBy: 'larm alarm',
  },
  {
    called: 'skaftdammsugare handdammsugare håndstøvsuger skaftstøvsuger handstaubsauger stielstaubsauger akkusauger',
    foundBy: 'dammsugare støvsuger støvsugere akkustaubsauger',
  },
  {
    called:
      'rakapparat rakmaskin skäggtrimmer hårtrimmer barbermaskin skjeggtrimmer hårklipper rasierer rasierapparat elektrorasierer ' +
      'bartschneider haarschneider barbermaskine shaver skægtrimmer',
    foundBy: 'rakapparat barbermaskin rasierer barbermaskine rakhuvuden skjærehoder scherköpfe skærehoveder',
  },
  {
    called: 'tandborste eltandborste tannbørste eltannbørste zahnbürste tandbørste eltandbørste',
    foundBy: 'tandborste tannbørste zahnbürste tandbørste tandborsthuvuden tannbørstehoder aufsteckbürsten tandbørstehoveder',
  },
  {
    called: 'snöskoter vattenskoter snøscooter vannscooter schneemobil jetski snescooter vandscooter vespa knallert motorroller',
    foundBy: 'mc motorrad',
  },
  {
    called: 'husvagn husbil campingvogn bobil wohnwagen wohnmobil autocamper segelbåt seilbåt segelboot sejlbåd',
    foundBy: 'fritid freizeit',
  },
  {
    called: 'hemtelefon bordstelefon hustelefon dect fasttelefon festnetztelefon schnurlostelefon',
    foundBy: 'trådlösa-telefoner trådløse-telefoner schnurlose-telefone',
  },
  {
    called: 'jaktradio walkietalkie pmr sambandsradio funkgerät komradio jagtradio',
    foundBy: 'komradio samband funkgeräte walkie-talkie',
  },
  {
    called:
      'systemkamera videokamera digitalkamera kompaktkamera speilreflekskamera spiegelreflexkamera camcorder spejlreflekskamera',
    foundBy: 'kamera',
  },
  { called: 'bärbar bærbar', foundBy: 'dator pc computer notebook' },
  { called: 'platt plattbatteri flatt flatbatteri flach flachbatterie flad fladbatteri', foundBy: '3r12 3lr12' },
  {
    called: 'cykel cykelbatteri sykkel sykkelbatteri fahrrad fahrradakku fahrradbatterie',
    foundBy: 'elcykelbatteri elcykelbatterier elsykkelbatteri elsykkelbatterier e-bike-akku e-bike-akkus',
  },
  {
    called: 'startbatteri starterbatteri starterbatterie startbatterie',
    foundBy: 'mc-batteri mc-batterier motorradbatterie motorradbatterien',
  },
  { called: 'traktor', foundBy: 'lastbil lastebil lkw' },
  {
    called:
      'bilbatteriladdare laddarebilbatteri batteriladdarebil underhållsladdare bilbatterilader laderbilbatteri batteriladerbil ' +
      'vedlikeholdslader autobatterieladegerät ladegerätautobatterie erhaltungsladegerät bilbatterioplader opladerbilbatteri ' +
      'batteriopladerbil vedligeholdelsesoplader',
    foundBy: 'batteriladdare-24v batterilader-24v batterioplader-24v batterieladegerät-24v',
  },
  {
    called:
      'mobilladdare snabbladdare iphoneladdare mobillader hurtiglader iphonelader handyladegerät schnellladegerät iphoneladegerät ' +
      'mobiloplader lynoplader iphoneoplader',
    foundBy: 'usb-laddare usb-lader usb-ladegerät usb-oplader',
  },
  {
    called: 'macladdare macbookladdare maclader macbooklader macladegerät macbookladegerät macoplader macbookoplader',
    foundBy: 'magsafe',
  },
  {
    called: 'laddkabeliphone iphonekabel ladekabeliphone iphoneladekabel iphoneladdkabel opladerkabeliphone',
    foundBy: 'lightning',
  },
  { called: 'laddplatta ladeplate ladestation ladepad opladerplade', foundBy: 'qi' },
  {
    called: 'startkabel startkablar startkabler starthilfekabel starterkabel überbrückungskabel',
    foundBy: 'starthjälp starthjelp starthilfe starthjælp',
  },
  {
    called: 'pansarglas härdat panzerglas panserglass panserglas',
    foundBy: 'skärmskydd skjermbeskytter displayschutz skærmbeskytter',
  },
  { called: 'laddport laddingång ladeport', foundBy: 'laddkontakt ladekontakt ladebuchse ladestik' },
  { called: 'fluchtwegleuchte rettungszeichenleuchte utrymningsskylt', foundBy: 'nödljus nødlys notlicht notleuchten' },
  {
    called:
      'bilsäkring bilsikring autosicherung kfzsicherung kfzsicherungen sicherungkfz flachsicherung flachsicherungen bilsäkringar bilsikringer',
    foundBy: 'säkring sikring sicherung',
  },
  { called: 'fyrhjuling quad firhjuling roller skoter', foundBy: 'mc motorrad' },
  { called: 'rörelsevakt rörelsedetektor bevegelsessensor bewegungsmelder bevægelsessensor', foundBy: 'cr123a' },
  { called: 'kodlås dörrlås dørlås türschloss doorman', foundBy: 'lr6' },
  { called: 'elstängsel elstängselaggregat elgjerde gjerdeapparat weidezaun weidezaungerät elhegn', foundBy: '4r25' },
  { called: 'ekolod ekkolodd echolot ekkolod', foundBy: 'agm' },
  { called: 'hundpejl hundepeiler hundepejler hundeortung', foundBy: 'garmin' },
  { called: 'babyvakt babymonitor babycall babyphone babyalarm xbox wii', foundBy: 'hr6 hr03' },
  { called: 'julbelysning ljusslinga lyslenke lichterkette lyskæde', foundBy: 'lr6' },
  { called: 'bios cmos', foundBy: 'cr2032' },
  {
    called: 'bilnyckel bilnøkkel autoschlüssel schlüssel bilnøgle nyckel nøkkel nøgle funkschlüssel',
    foundBy: 'cr2032 cr2025 cr2016 cr1632 cr1620',
  },
  { called: 'drönare drone drohne dron', foundBy: 'dji' },
  {
    called: 'armbandsur armbåndsur armbanduhr klocka klokke uhr',
    foundBy: 'klockbatteri klockbatterier klokkebatteri klokkebatterier uhrenbatterien urbatterier',
  },
  { called: 'väggklocka väckarklocka veggklokke vekkerklokke wanduhr wecker vægur vækkeur', foundBy: 'lr6' },
  {
    called:
      'köksvåg badrumsvåg personvåg våg kjøkkenvekt badevekt vekt küchenwaage personenwaage waage køkkenvægt badevægt moderkort ' +
      'hovedkort mainboard bundkort airtag pulsband pulsbelte brustgurt pulsbælte cykeldator sykkelcomputer fahrradcomputer cykelcomputer',
    foundBy: 'cr2032',
  },
  { called: 'leksak leke leketøy spielzeug legetøj tangentbord tastatur mus maus', foundBy: 'lr6 lr03' },
  { called: 'handkontroll håndkontroll gamecontroller spelkontroll spillkontroller', foundBy: 'hr6' },
  { called: 'blodtrycksmätare blodtrykksmåler blutdruckmessgerät blodtryksmåler', foundBy: 'lr6' },
  { called: 'febertermometer termometer fieberthermometer', foundBy: 'lr41' },
  { called: 'miniräknare kalkulator taschenrechner lommeregner', foundBy: 'lr44' },
  {
    called:
      'garageport garasjeport garagentor garageportåbner garageöppnare garageportsöppnare portöppnare garasjeportåpner garagentoröffner ' +
      'garageåbner ringklocka dörrklocka dørklokke ringeklokke türklingel',
    foundBy: 'a23',
  },
  { called: 'mikrofon funkmikrofon', foundBy: '6lr61' },
  { called: 'åtelkamera viltkamera wildkamera vildtkamera', foundBy: 'fr6' },
  { called: 'gasspis gasskomfyr gasherd gaskomfur', foundBy: 'lr20' },
  // Goods that can be subscribed to: hearing aid batteries, alkaline cells by their designation, brush
  // heads and dust bags (USED_UP of the seed).
  {
    called:
      'prenumeration prenumerationer prenumerera prenumerationsköp abonnement abonnementer abonnemang abonnera abonnere abonnér abonnieren ' +
      'abo abos sparabo sparabonnement',
    foundBy:
      'hörapparatsbatteri høreapparatbatteri hörgerätebatterie mn1500 mn2400 mn1400 mn1300 mn1604 ' +
      'tandborsthuvuden tannbørstehoder aufsteckbürsten tandbørstehoveder dammsugarpåsar støvsugerposer staubsaugerbeutel',
  },
]

/**
 * Words for a problem that imply a product, such as "does not start" for car batteries.
 * They are not stemmed: see `isProblemWord`.
 */
export const PROBLEM_WORDS: { called: string; foundBy: string }[] = [
  {
    called: 'startar starta starter starte startproblem springt anspringen',
    foundBy: 'bilbatteri bilbatterier autobatterie autobatterien',
  },
]
