import type { Language } from '../../../app/store/languages'

/** A whole word; `\b` does not know letters such as å and ø. */
const word = (words: string) => new RegExp(`(?<![\\p{L}\\d@./-])(?:${words})(?![\\p{L}\\d@/-])`, 'iu')

const EVERYWHERE = [
  // Two spaces, two full stops, a space before a mark; a hyphen as a minus.
  /[^\s>] {2,}[^\s<]/,
  /\.\.(?!\.)/,
  / [,.;:!?](?!\d|\w)/,
  /(?:^|[\s(])-\d/,
  // A designation is no number.
  /18[\s.,]650/,
  // Names that reveal that they are invented.
  /(?:Exempel|Eksempel|Muster|Beispiel)(?:gatan|vägen|veien|vej|straße|stad|by|&)|@(?:exempel|eksempel|beispiel|muster)/i,
  word('the|your|please|checkout|shipping|shopping cart|add to|free|lorem'),
]

/** Words of the neighbours, and words that this shop does not use (docs/language.md). */
const IN: Readonly<Record<Language, readonly RegExp[]>> = {
  sv: [
    /[»«“]/,
    word('ikke|og|jeg|hvad|hva|fra|kjøp|køb|med det samme'),
    /[æø]/,
    /lithium/i,
    /(?<!långa )arbetsdag/i,
    / i år:?$/i,
    ...[word('dgr'), /gäller lika mycket/i],
    // A Norwegian pole; one word for what can be charged again; a reservation is lifted (hävs);
    // pages are ordersidan and produktsidan.
    ...[/plusspol/i, /(?<!upp)laddbar/i, /släppt/i, /(?:orderns|varans) sida/i],
    // The right of withdrawal is promised to consumers (decision 094).
    ...[word('kundtjänst'), /\bdu har (?:14 dagars )?ångerrätt/i],
  ],
  no: [
    /[“”]/,
    ...[
      word('och|inte|är|att|hvad|af|fragt|noget|meget|efter|kurv'),
      /ä(?!rcher)/,
      /lithium/i,
      /(?<!lange )arbeidsdag|virkedag/i,
    ],
    ...[word('mot faktura|betal med faktura'), word('dg'), /klar beskjed/i],
    // Neuter in Norwegian; one of two allowed forms; a Swedish end of a sentence about a deadline.
    ...[word('en apparat|apparaten'), word('frem|fremme'), /betales innen \S+ dager etter det/i, /gjelder like (?:mye|fullt)/i],
    // Word by word from Swedish; what is kept is tatt vare på; the pages are ordresiden and produktsiden.
    ...[
      word('leveransen?'),
      /du har 14 dagers angrerett/i,
      /er beholdt/i,
      /siden til (?:den )?(?:ordren|varen)/i,
      /det ikke du\?/i,
    ],
  ],
  de: [
    ...[word('du|dir|dich|dein\\w*'), /^passendes/i, /litium/i, /mehr davon/i, /^(?:Beide )?kaufen\b/i, word('Abos?')],
    // A consumer may withdraw; one word for a lead battery; the finder also finds batteries.
    ...[/Sie können den Kauf binnen/, /Blei-Akku|Bleibatterie/, /(?<!Batterie- und )Akku-Finder/],
    // optional, verpackt; auf Rechnung des Shops means at our expense; a time is followed by Uhr.
    ...[word('freiwillig'), word('gepackt\\w*'), /auf Rechnung des Shops/i, /um \d\d:\d\d(?!\d|\sUhr)/],
  ],
  da: [
    /[“”]/,
    ...[word('och|inte|är|av|hva|frakt|noe|mye|etter|handlekurv|kjøp'), /litium/i, /(?<!lange )arbejdsdag/i],
    ...[/du har 14 dages fortrydelsesret/i, word('genbrug'), word('dg'), /klar besked/i, /^køb med$/i, /bruge batteri til/i],
    // An anmeldelse is a review; an oplader charges; imperatives have their accent; neuter, as in Norwegian.
    ...[/retur\S* (?:er )?anmeld|anmeld\S* (?:\S+ )?retur/i, /batterilader/i, /^det her/i, word('en apparat|apparaten')],
    ...[
      word('(?:Sorter|Returner|Reparer|Annuller|Kopier|Accepter|Abonner|Opdater|Aflever)(?= \\p{Ll})'),
      word('mod faktura|betal med faktura'),
    ],
    ...[/med e-mail til/i, /betales inden for \S+ dage efter det/i, /gælder lige så meget/i],
    // "Du skal ikke gøre noget" forbids; the pages are ordresiden and produktsiden.
    ...[/skal (?:du )?ikke gøre noget/i, /(?:ordrens|varens) side/i],
  ],
}

/** The texts that break a rule of their language, each with what breaks it. */
export function faultyWords(texts: readonly string[], language: Language): string[] {
  return texts.flatMap((text) =>
    [...EVERYWHERE, ...IN[language]].flatMap((rule) => {
      const found = rule.exec(text.replace(/https?:\S+|mailto:\S+|href="[^"]*"/g, ''))
      return found === null ? [] : [`${found[0]} in: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`]
    }),
  )
}
