import type { Language } from '../../app/commerce/contract/languages'

type Device = { brand: string; model: string }

/**
 * How a series is called that its make names by one figure or letter: the 3 of BMW, whose motorcycles have a letter, and the C of
 * Mercedes-Benz.
 */
const SERIES: Readonly<Record<string, { sign: RegExp; word: Readonly<Record<Language, string>> }>> = {
  BMW: { sign: /^\d(?= |$)/, word: { sv: '-serie', no: '-serie', de: 'er', da: '-serie' } },
  'Mercedes-Benz': { sign: /^[A-Z](?= |$)/, word: { sv: '-klass', no: '-klasse', de: '-Klasse', da: '-klasse' } },
}

/**
 * The name of a model as people say it: BMW `3 E46` is the `3-serie E46`, in German the `3er E46`. Names of other makes stay as
 * they are.
 */
export function shownModel({ brand, model }: Device, language: Language): string {
  const series = SERIES[brand]
  return series === undefined ? model : model.replace(series.sign, (sign) => sign + series.word[language])
}

/** A device with the name of its model as people say it. */
export const withShownModel = <Row extends Device>(device: Row, language: Language): Row => ({
  ...device,
  model: shownModel(device, language),
})
