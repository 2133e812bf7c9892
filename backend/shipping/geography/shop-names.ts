import type { Country } from '../../interfaces/carrier'

/**
 * The parts from which the service points of a country are made: invented names of shops and lockers, streets
 * that most of its towns have, and hours.
 */
type Wordlist = {
  shops: readonly string[]
  lockers: readonly string[]
  streets: readonly string[]
  /** Hours as `Monday to Friday/Saturday/Sunday`, `-` when closed. */
  hours: readonly string[]
}

export const WORDLISTS: Record<Country, Wordlist> = {
  SE: {
    shops: [
      ...['Torgkiosken', 'Hörnbutiken', 'Stationskiosken', 'Kvartersboden', 'Livsboden Björken', 'Cykelhörnan', 'Blomsterboden'],
      ...['Bokhandeln Läslampan', 'Färghörnan', 'Tobaksboden', 'Kiosken vid Bron', 'Garnkorgen', 'Leksaksladan', 'Macken Norra'],
      ...['Servicebutiken Linden', 'Hemköket Delikatess', 'Skomakeriet Sulan'],
    ],
    lockers: [
      ...['Paketbox Busstorget', 'Paketbox Simhallen', 'Paketbox Biblioteket', 'Paketbox Stationen', 'Paketbox Idrottsplatsen'],
      ...['Paketbox Parkeringen', 'Paketbox Kvarteret Eken', 'Paketbox Centrum', 'Paketbox Torget', 'Paketbox Vårdcentralen'],
      'Paketbox Bensinstationen',
    ],
    streets: [
      ...['Storgatan', 'Kungsgatan', 'Drottninggatan', 'Järnvägsgatan', 'Skolgatan', 'Kyrkogatan', 'Trädgårdsgatan', 'Nygatan'],
      ...['Hamngatan', 'Björkvägen', 'Industrigatan', 'Östra Vägen', 'Parkgatan'],
    ],
    hours: ['07:00-22:00/08:00-22:00/08:00-22:00', '08:00-20:00/09:00-18:00/10:00-18:00', '09:00-18:00/10:00-15:00/-'],
  },
  NO: {
    shops: [
      ...['Torgkiosken', 'Hjørnebutikken', 'Stasjonskiosken', 'Nærbutikken Granly', 'Blomsterstua', 'Bokkroken', 'Sykkelhjørnet'],
      ...[
        'Kiosken ved brua',
        'Fargekroken',
        'Garnstua',
        'Landhandelen Furu',
        'Lekestua',
        'Skomakeriet Såle',
        'Bensinstasjon Nord',
      ],
      ...['Kafé Kanelbollen', 'Dagligvare Solsiden', 'Gaveboden'],
    ],
    lockers: [
      ...[
        'Pakkeboks Torget',
        'Pakkeboks Svømmehallen',
        'Pakkeboks Biblioteket',
        'Pakkeboks Stasjonen',
        'Pakkeboks Idrettshallen',
      ],
      ...['Pakkeboks Parkeringen', 'Pakkeboks Senteret', 'Pakkeboks Brygga', 'Pakkeboks Rådhuset', 'Pakkeboks Helsehuset'],
      'Pakkeboks Bussterminalen',
    ],
    streets: [
      ...['Storgata', 'Kirkegata', 'Skolegata', 'Jernbanegata', 'Strandgata', 'Torggata', 'Dronningens gate', 'Parkveien'],
      ...['Industriveien', 'Fjordgata', 'Havnegata', 'Kongens gate', 'Bjørkeveien'],
    ],
    hours: ['07:00-23:00/08:00-22:00/-', '08:00-21:00/09:00-20:00/-', '09:00-23:00/09:00-23:00/10:00-23:00'],
  },
  DE: {
    shops: [
      ...['Kiosk am Markt', 'Blumen Sonnenhof', 'Schreibwaren Tintenfass', 'Lotto-Ecke am Bahnhof', 'Getränke Brunnen'],
      ...['Bäckerei Kornblume', 'Fahrradladen Speiche', 'Buchhandlung Lesezeichen', 'Kiosk Kastanie', 'Kiosk Lindeneck'],
      ...['Reinigung Frische', 'Bastelstube Bunt', 'Wollstube Faden', 'Schuhmacherei Absatz', 'Tabakladen Rauchzeichen'],
      ...['Spielwaren Kreisel', 'Papeterie Federkiel'],
    ],
    lockers: [
      ...['Packstation 101', 'Packstation 102', 'Packstation 104', 'Packstation 107', 'Packstation 111', 'Packstation 115'],
      ...['Packstation 118', 'Packstation 123', 'Packstation 126', 'Packstation 131', 'Packstation 139'],
    ],
    streets: [
      ...['Hauptstraße', 'Bahnhofstraße', 'Schulstraße', 'Gartenstraße', 'Lindenstraße', 'Marktstraße', 'Goethestraße'],
      ...['Schillerstraße', 'Bergstraße', 'Kirchstraße', 'Mozartstraße', 'Ringstraße', 'Industriestraße'],
    ],
    hours: ['08:00-18:30/08:00-13:00/-', '09:00-19:00/09:00-16:00/-', '06:30-20:00/07:00-20:00/-'],
  },
  DK: {
    shops: [
      ...[
        'Torvekiosken',
        'Hjørnekiosken',
        'Stationskiosken',
        'Købmanden på Torvet',
        'Blomsterboden',
        'Boghjørnet',
        'Cykelhjørnet',
      ],
      ...['Minikøbmanden Bøgen', 'Farvehjørnet', 'Kiosken ved Åen', 'Garnkurven', 'Landhandlen Eg', 'Vinkælderen', 'Legestuen'],
      ...['Skomageren på Hjørnet', 'Tankstationen Nord', 'Gaveboden'],
    ],
    lockers: [
      ...['Pakkeboks Torvet', 'Pakkeboks Svømmehallen', 'Pakkeboks Biblioteket', 'Pakkeboks Stationen', 'Pakkeboks Hallen'],
      ...['Pakkeboks P-pladsen', 'Pakkeboks Centret', 'Pakkeboks Havnen', 'Pakkeboks Rådhuset', 'Pakkeboks Sundhedshuset'],
      'Pakkeboks Busterminalen',
    ],
    streets: [
      ...['Storegade', 'Algade', 'Vestergade', 'Østergade', 'Nørregade', 'Søndergade', 'Jernbanegade', 'Skolegade', 'Kirkevej'],
      ...['Parkvej', 'Industrivej', 'Strandvejen', 'Bredgade'],
    ],
    hours: ['07:00-22:00/08:00-22:00/08:00-22:00', '09:00-17:30/10:00-14:00/-', '08:00-20:00/08:00-20:00/09:00-20:00'],
  },
}
