import type { Language } from '../../../app/commerce/contract/languages'

type WithdrawalTexts = {
  subject: string
  preheader: string
  title: string
  text: string
  nextTitle: string
  cancelled: string
  late: string
  sendBack: string
  money: string
  damaged: string
  show: string
  waits: string
  /** For some pieces of the order. */
  waitsPart: string
  /** For some pieces of an order that waits for its payment. */
  unpaidPart: string
  /** For an order that waits for its payment, when the goods are described in words only. */
  unpaidInWords: string
  undoInWords: string
  undoUnpaid: string
  /** For gift cards that were mailed, when the goods are described in words only. */
  giftCardsByHand: string
  undoTitle: string
  undo: string
  undoBefore: string
  showOrder: string
}

/** The words of the acknowledgement of a withdrawal. */
export const WITHDRAWAL_TEXTS: Record<Language, WithdrawalTexts> = {
  sv: {
    subject: 'Vi har tagit emot din ångeranmälan för order {number}',
    preheader: 'Mottaget {moment}.',
    title: 'Du har ångrat ditt köp',
    text: 'Vi bekräftar att vi har tagit emot ditt meddelande om att du ångrar köpet enligt nedan, order {number}. Spara det här mejlet.',
    nextTitle: 'Så går det vidare',
    cancelled:
      'Ordern var inte packad än och är avbruten. Du behöver inte göra något. Det du har betalat kommer tillbaka samma väg som du betalade.',
    late: 'Ångerfristen ser ut att ha gått ut. Vi går igenom ditt meddelande och hör av oss.',
    sendBack:
      'Skicka tillbaka varorna inom 14 dagar från ditt meddelande. Returfrakten betalar du själv. Har varorna inte skickats än behöver du inte göra något.',
    money:
      'Vi betalar tillbaka senast 14 dagar efter ditt meddelande, samma väg som du betalade. Vi får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem.',
    damaged:
      'Skicka aldrig ett litiumbatteri som är skadat, svullet eller har blivit varmt. Svara på det här mejlet, så ordnar vi en säker lösning.',
    show: 'Skicka tillbaka varor',
    waits:
      'Ordern är inte packad än. Vi avbryter den {moment} och betalar sedan tillbaka allt du har betalat, samma väg som du betalade. Du behöver inte göra något.',
    waitsPart:
      'Varorna är inte packade än. Vi tar bort dem ur ordern {moment} och skickar resten som vanligt. För varorna drar vi inga pengar, och det du redan har betalat för dem betalar vi tillbaka samma väg som du betalade. Du behöver inte göra något.',
    unpaidPart:
      'Ordern väntar på din betalning. Ett dygn efter att den är betald tar vi bort varorna ur ordern och skickar resten som vanligt. För varorna drar vi inga pengar, och det du har betalat för dem betalar vi tillbaka samma väg som du betalade. Betalas ordern inte avbryts den.',
    unpaidInWords:
      'Ordern väntar på din betalning. Vi går igenom ditt meddelande och hör av oss. Du behöver inte skicka tillbaka något som vi inte har skickat, och det du har betalat för varorna betalar vi tillbaka samma väg som du betalade.',
    undoUnpaid: 'Öppna ordern och välj Behåll varorna innan de har tagits bort ur ordern.',
    undoInWords: 'Öppna ordern och välj Behåll varorna.',
    giftCardsByHand:
      'Det finns inget att skicka tillbaka. Vi går igenom ditt meddelande och hör av oss. Det som inte är använt av ett presentkort betalar vi tillbaka.',
    undoTitle: 'Var det inte du, eller har du ändrat dig?',
    undo: 'Öppna ordern och välj Behåll varorna. Det går så länge varorna inte har kommit tillbaka till oss.',
    undoBefore: 'Öppna ordern och välj Behåll ordern före {moment}. Då levereras den som vanligt.',
    showOrder: 'Visa ordern',
  },
  no: {
    subject: 'Vi har mottatt angremeldingen for ordre {number}',
    preheader: 'Mottatt {moment}.',
    title: 'Du har angret på kjøpet',
    text: 'Vi bekrefter at vi har mottatt meldingen om at du angrer på kjøpet som beskrevet nedenfor, ordre {number}. Ta vare på denne e-posten.',
    nextTitle: 'Slik går det videre',
    cancelled:
      'Ordren var ikke pakket ennå og er kansellert. Du trenger ikke å gjøre noe. Det du har betalt, kommer tilbake på samme måte som du betalte.',
    late: 'Angrefristen ser ut til å ha gått ut. Vi går gjennom meldingen din og tar kontakt.',
    sendBack:
      'Send varene tilbake innen 14 dager etter meldingen. Returfrakten betaler du selv. Er varene ikke sendt ennå, trenger du ikke å gjøre noe.',
    money:
      'Vi betaler tilbake senest 14 dager etter meldingen, på samme måte som du betalte. Vi kan vente til varene har kommet tilbake, eller til du har vist at du har sendt dem.',
    damaged:
      'Send aldri et litiumbatteri som er skadet, svulmet opp eller har blitt varmt. Svar på denne e-posten, så finner vi en trygg løsning.',
    show: 'Send varer tilbake',
    waits:
      'Ordren er ikke pakket ennå. Vi kansellerer den {moment} og betaler deretter tilbake alt du har betalt, på samme måte som du betalte. Du trenger ikke å gjøre noe.',
    waitsPart:
      'Varene er ikke pakket ennå. Vi tar dem ut av ordren {moment} og sender resten som vanlig. For varene trekker vi ingen penger, og det du allerede har betalt for dem, betaler vi tilbake på samme måte som du betalte. Du trenger ikke å gjøre noe.',
    unpaidPart:
      'Ordren venter på betalingen din. Et døgn etter at den er betalt, tar vi varene ut av ordren og sender resten som vanlig. For varene trekker vi ingen penger, og det du har betalt for dem, betaler vi tilbake på samme måte som du betalte. Blir ordren ikke betalt, blir den kansellert.',
    unpaidInWords:
      'Ordren venter på betalingen din. Vi går gjennom meldingen din og tar kontakt. Du trenger ikke å sende tilbake noe som vi ikke har sendt, og det du har betalt for varene, betaler vi tilbake på samme måte som du betalte.',
    undoUnpaid: 'Åpne ordren og velg Behold varene før de er tatt ut av ordren.',
    undoInWords: 'Åpne ordren og velg Behold varene.',
    giftCardsByHand:
      'Det er ingenting å sende tilbake. Vi går gjennom meldingen din og tar kontakt. Det som ikke er brukt av et gavekort, betaler vi tilbake.',
    undoTitle: 'Var det ikke deg, eller har du ombestemt deg?',
    undo: 'Åpne ordren og velg Behold varene. Det går så lenge varene ikke har kommet tilbake til oss.',
    undoBefore: 'Åpne ordren og velg Behold ordren før {moment}. Da leveres den som vanlig.',
    showOrder: 'Vis ordren',
  },
  de: {
    subject: 'Eingangsbestätigung Ihres Widerrufs zu Bestellung {number}',
    preheader: 'Eingegangen am {moment}.',
    title: 'Ihr Widerruf ist eingegangen',
    text: 'Wir bestätigen den Eingang Ihres Widerrufs zu Bestellung {number} mit dem unten genannten Inhalt. Bitte bewahren Sie diese E-Mail auf.',
    nextTitle: 'So geht es weiter',
    cancelled:
      'Ihre Bestellung war noch nicht verpackt und ist storniert. Sie brauchen nichts zu tun. Was Sie bezahlt haben, erstatten wir über dasselbe Zahlungsmittel.',
    late: 'Die Widerrufsfrist scheint abgelaufen zu sein. Wir prüfen Ihre Erklärung und melden uns bei Ihnen.',
    sendBack:
      'Senden Sie die Artikel binnen vierzehn Tagen nach Ihrem Widerruf zurück. Die unmittelbaren Kosten der Rücksendung tragen Sie. Sind die Artikel noch nicht verschickt, brauchen Sie nichts zu tun.',
    money:
      'Wir erstatten binnen vierzehn Tagen ab Eingang Ihres Widerrufs über dasselbe Zahlungsmittel. Wir können die Erstattung verweigern, bis wir die Artikel zurückhaben oder Sie die Absendung nachgewiesen haben.',
    damaged:
      'Versenden Sie niemals eine Lithiumbatterie, die beschädigt, aufgebläht oder heiß geworden ist. Antworten Sie auf diese E-Mail, und wir finden einen sicheren Weg.',
    show: 'Artikel zurücksenden',
    waits:
      'Ihre Bestellung ist noch nicht verpackt. Wir stornieren sie am {moment} und erstatten danach alles, was Sie bezahlt haben, über dasselbe Zahlungsmittel. Sie brauchen nichts zu tun.',
    waitsPart:
      'Die Artikel sind noch nicht verpackt. Wir nehmen sie am {moment} aus der Bestellung und versenden den Rest wie gewohnt. Für diese Artikel buchen wir nichts ab, und was Sie dafür schon bezahlt haben, erstatten wir über dasselbe Zahlungsmittel. Sie brauchen nichts zu tun.',
    unpaidPart:
      'Ihre Bestellung wartet noch auf die Zahlung. Einen Tag nach der Zahlung nehmen wir die Artikel aus der Bestellung und versenden den Rest wie gewohnt. Für diese Artikel buchen wir nichts ab, und was Sie dafür bezahlt haben, erstatten wir über dasselbe Zahlungsmittel. Ohne Zahlung wird die Bestellung storniert.',
    unpaidInWords:
      'Ihre Bestellung wartet noch auf die Zahlung. Wir prüfen Ihre Erklärung und melden uns bei Ihnen. Sie brauchen nichts zurückzusenden, was wir nicht verschickt haben, und was Sie für die Artikel bezahlt haben, erstatten wir über dasselbe Zahlungsmittel.',
    undoUnpaid:
      'Öffnen Sie die Bestellung und wählen Sie „Artikel behalten“, bevor die Artikel aus der Bestellung genommen sind.',
    undoInWords: 'Öffnen Sie die Bestellung und wählen Sie „Artikel behalten“.',
    giftCardsByHand:
      'Es ist nichts zurückzusenden. Wir prüfen Ihre Erklärung und melden uns bei Ihnen. Was von einem Geschenkgutschein noch nicht eingelöst ist, erstatten wir.',
    undoTitle: 'Das waren nicht Sie, oder Sie haben es sich anders überlegt?',
    undo: 'Öffnen Sie die Bestellung und wählen Sie „Artikel behalten“. Das ist möglich, solange die Artikel nicht wieder bei uns sind.',
    undoBefore:
      'Öffnen Sie die Bestellung und wählen Sie vor dem {moment} „Bestellung behalten“. Dann wird sie wie gewohnt geliefert.',
    showOrder: 'Bestellung ansehen',
  },
  da: {
    subject: 'Vi har modtaget din fortrydelse af ordre {number}',
    preheader: 'Modtaget {moment}.',
    title: 'Du har fortrudt dit køb',
    text: 'Vi bekræfter, at vi har modtaget din besked om, at du fortryder købet som beskrevet nedenfor, ordre {number}. Gem denne e-mail.',
    nextTitle: 'Sådan går det videre',
    cancelled:
      'Ordren var ikke pakket endnu og er annulleret. Du behøver ikke at gøre noget. Det, du har betalt, kommer tilbage på samme måde, som du betalte.',
    late: 'Fortrydelsesfristen ser ud til at være udløbet. Vi gennemgår din besked og kontakter dig.',
    sendBack:
      'Send varerne retur senest 14 dage efter din besked. Du betaler selv returfragten. Er varerne ikke sendt endnu, behøver du ikke at gøre noget.',
    money:
      'Vi betaler pengene tilbage senest 14 dage efter din besked, på samme måde, som du betalte. Vi kan vente, til varerne er kommet tilbage, eller du har vist, at du har sendt dem.',
    damaged:
      'Send aldrig et lithiumbatteri, der er beskadiget, oppustet eller er blevet varmt. Svar på denne e-mail, så finder vi en sikker løsning.',
    show: 'Send varer retur',
    waits:
      'Ordren er ikke pakket endnu. Vi annullerer den {moment} og betaler derefter alt, du har betalt, tilbage på samme måde, som du betalte. Du behøver ikke at gøre noget.',
    waitsPart:
      'Varerne er ikke pakket endnu. Vi tager dem ud af ordren {moment} og sender resten som normalt. For varerne trækker vi ingen penge, og det, du allerede har betalt for dem, betaler vi tilbage på samme måde, som du betalte. Du behøver ikke at gøre noget.',
    unpaidPart:
      'Ordren venter på din betaling. Et døgn efter at den er betalt, tager vi varerne ud af ordren og sender resten som normalt. For varerne trækker vi ingen penge, og det, du har betalt for dem, betaler vi tilbage på samme måde, som du betalte. Bliver ordren ikke betalt, bliver den annulleret.',
    unpaidInWords:
      'Ordren venter på din betaling. Vi gennemgår din besked og kontakter dig. Du behøver ikke at sende noget retur, som vi ikke har sendt, og det, du har betalt for varerne, betaler vi tilbage på samme måde, som du betalte.',
    undoUnpaid: 'Åbn ordren, og vælg Behold varerne, inden de er taget ud af ordren.',
    undoInWords: 'Åbn ordren, og vælg Behold varerne.',
    giftCardsByHand:
      'Der er ikke noget at sende retur. Vi gennemgår din besked og kontakter dig. Det, der ikke er brugt af et gavekort, betaler vi tilbage.',
    undoTitle: 'Var det ikke dig, eller har du ombestemt dig?',
    undo: 'Åbn ordren, og vælg Behold varerne. Det kan du, så længe varerne ikke er kommet tilbage til os.',
    undoBefore: 'Åbn ordren, og vælg Behold ordren før {moment}. Så leveres den som normalt.',
    showOrder: 'Se ordren',
  },
}
