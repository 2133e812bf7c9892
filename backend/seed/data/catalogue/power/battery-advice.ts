import type { Texts } from '../../../../texts'
import { texts } from '../naming'

/** Advice for every lead battery that is called Batterie in German, such as one of a car. */
export const LEAD_ADVICE: Texts = texts(
  'Förvara batteriet fulladdat och lämna det gamla till återvinningscentralen: bly återvinns nästan helt.',
  'Oppbevar batteriet fulladet, og lever det gamle på gjenvinningsstasjonen: Bly gjenvinnes nesten helt.',
  'Lagern Sie die Batterie voll geladen und geben Sie die alte beim Wertstoffhof oder Händler ab: Blei wird fast vollständig wiederverwertet.',
  'Opbevar batteriet fuldt opladet, og aflevér det gamle på genbrugspladsen: Bly genanvendes næsten helt.',
)

/** Advice for sealed lead batteries, which are called Akku in German. */
export const SEALED_LEAD_ADVICE: Texts = {
  ...LEAD_ADVICE,
  de: 'Lagern Sie den Akku voll geladen und geben Sie den alten beim Wertstoffhof oder Händler ab: Blei wird fast vollständig wiederverwertet.',
}

export const LIFEPO4_ADVICE: Texts = texts(
  'Ladda med en laddare för LiFePO4 (14,4–14,6 V) och inte under 0 °C; det inbyggda skyddet bryter vid fel.',
  'Lad med en lader for LiFePO4 (14,4–14,6 V) og ikke under 0 °C; det innebygde vernet bryter ved feil.',
  'Laden Sie mit einem Ladegerät für LiFePO4 (14,4–14,6 V) und nicht unter 0 °C; das eingebaute BMS schaltet bei Fehlern ab.',
  'Oplad med en oplader til LiFePO4 (14,4–14,6 V) og ikke under 0 °C; den indbyggede beskyttelse afbryder ved fejl.',
)

export const LITHIUM_PACK_ADVICE: Texts = texts(
  'Celler med skyddskrets mot överladdning, djupurladdning och kortslutning. Ladda bara med laddaren som hör till maskinen.',
  'Celler med vern mot overlading, dyputlading og kortslutning. Lad bare med laderen som hører til maskinen.',
  'Zellen mit Schutz vor Überladung, Tiefentladung und Kurzschluss. Laden Sie nur mit dem Ladegerät der Maschine.',
  'Celler med beskyttelse mod overopladning, dybafladning og kortslutning. Oplad kun med den oplader, der hører til maskinen.',
)

/** Advice for mains-powered products. */
export const MAINS_ADVICE: Texts = texts(
  'För 100–240 V, med skydd mot överström, överspänning och för hög temperatur. Använd inomhus, torrt och ventilerat.',
  'For 100–240 V, med vern mot overstrøm, overspenning og for høy temperatur. Brukes innendørs, tørt og ventilert.',
  'Für 100–240 V, mit Schutz vor Überstrom, Überspannung und Übertemperatur. Nur in trockenen, belüfteten Innenräumen verwenden.',
  'Til 100–240 V, med beskyttelse mod overstrøm, overspænding og for høj temperatur. Brug indendørs, tørt og ventileret.',
)

export const POWER_BANK_ADVICE: Texts = texts(
  'Ladda den var tredje månad om den inte används, och låt den aldrig ligga i en varm bil.',
  'Lad den hver tredje måned hvis den ikke er i bruk, og la den aldri ligge i en varm bil.',
  'Laden Sie sie bei Nichtgebrauch alle drei Monate nach und lassen Sie sie nie im heißen Auto liegen.',
  'Oplad den hver tredje måned, hvis den ikke bruges, og lad den aldrig ligge i en varm bil.',
)
