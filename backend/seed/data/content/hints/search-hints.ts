import { perLanguage, same, texts } from '../../catalogue/naming'
import type { Texts } from '../../../../texts'

type SearchHint = { hint: Texts; query: Texts; title: Texts }

/** A device and the designation of its battery. The link text is "Device: designation". */
const device = (hint: Texts, query: string): SearchHint => ({
  hint,
  query: same(query),
  title: perLanguage((language) => `${capital(hint[language])}: ${query}`),
})

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Search hints for devices, which lead to the products of their battery size. */
export const searchHints: SearchHint[] = [
  device(texts('bilnyckel', 'bilnøkkel', 'Autoschlüssel', 'bilnøgle'), 'CR2032'),
  device(texts('köksvåg', 'kjøkkenvekt', 'Küchenwaage', 'køkkenvægt'), 'CR2032'),
  device(texts('badrumsvåg', 'badevekt', 'Personenwaage', 'badevægt'), 'CR2032'),
  device(texts('moderkort', 'hovedkort', 'Mainboard', 'bundkort'), 'CR2032'),
  device(same('AirTag'), 'CR2032'),
  device(texts('pulsband', 'pulsbelte', 'Brustgurt', 'pulsbælte'), 'CR2032'),
  device(texts('cykeldator', 'sykkelcomputer', 'Fahrradcomputer', 'cykelcomputer'), 'CR2032'),
  device(texts('brandvarnare', 'røykvarsler', 'Rauchmelder', 'røgalarm'), '6LR61'),
  device(texts('mikrofon', 'mikrofon', 'Funkmikrofon', 'mikrofon'), '6LR61'),
  device(texts('väggklocka', 'veggklokke', 'Wanduhr', 'vægur'), 'LR6'),
  device(texts('leksak', 'leke', 'Spielzeug', 'legetøj'), 'LR6'),
  device(texts('ljusslinga', 'lyslenke', 'Lichterkette', 'lyskæde'), 'LR6'),
  device(texts('trådlös mus', 'trådløs mus', 'Funkmaus', 'trådløs mus'), 'LR6'),
  device(texts('handkontroll', 'håndkontroll', 'Gamecontroller', 'controller'), 'HR6'),
  device(texts('fjärrkontroll', 'fjernkontroll', 'Fernbedienung', 'fjernbetjening'), 'LR03'),
  device(texts('trådlös telefon', 'trådløs telefon', 'Schnurlostelefon', 'trådløs telefon'), 'HR03'),
  device(texts('febertermometer', 'febertermometer', 'Fieberthermometer', 'febertermometer'), 'LR41'),
  device(texts('miniräknare', 'kalkulator', 'Taschenrechner', 'lommeregner'), 'LR44'),
  device(texts('skjutmått', 'skyvelære', 'Messschieber', 'skydelære'), 'SR44'),
  device(texts('armbandsur', 'armbåndsur', 'Armbanduhr', 'armbåndsur'), 'SR626SW'),
  device(texts('garageport', 'garasjeport', 'Garagentor', 'garageport'), 'A23'),
  device(texts('åtelkamera', 'viltkamera', 'Wildkamera', 'vildtkamera'), 'FR6'),
  device(texts('gasspis', 'gasskomfyr', 'Gasherd', 'gaskomfur'), 'LR20'),
  device(texts('campinglykta', 'campinglykt', 'Campinglaterne', 'campinglygte'), 'LR20'),
  device(texts('hörapparat', 'høreapparat', 'Hörgerät', 'høreapparat'), '312'),
  device(texts('ficklampa 18650', 'lommelykt 18650', 'Taschenlampe 18650', 'lommelygte 18650'), '18650'),
  device(texts('Makita 18 V', 'Makita 18 V', 'Makita 18 V', 'Makita 18 V'), 'BL1850'),
  device(texts('Canon-kamera', 'Canon-kamera', 'Canon-Kamera', 'Canon-kamera'), 'LP-E6'),
  device(texts('Nikon-kamera', 'Nikon-kamera', 'Nikon-Kamera', 'Nikon-kamera'), 'EN-EL15'),
  device(texts('Sony-kamera', 'Sony-kamera', 'Sony-Kamera', 'Sony-kamera'), 'NP-FZ100'),
]
