import type { Language } from '../../../../app/commerce/contract/languages'

/**
 * Queries for the battery of a device that the shop also sells, in the format of swedish.ts: the
 * battery must be found, not the device.
 */
export const DEVICE_BATTERIES: Record<Language, string> = {
  sv: `
fjärrkontroll batteri => AAA \\(LR03\\)|CR2025
batteri till fjärrkontroll => AAA \\(LR03\\)|CR2025
ficklampa batteri => AA \\(LR6\\)|18650
pannlampa batterier => AAA? \\(LR0?[36]\\)
termostat batteri => AA \\(LR6\\)
`,
  no: `
fjernkontroll batteri => AAA \\(LR03\\)|CR2025
hodelykt batteri => AAA? \\(LR0?[36]\\)
lommelykt batterier => AAA? \\(LR0?[36]\\)
termostat batteri => AA \\(LR6\\)
`,
  de: `
Fernbedienung Batterie leer => AAA \\(LR03\\)|CR2025
Taschenlampe Batterien => AAA? \\(LR0?[36]\\)
Stirnlampe Batterie => AAA? \\(LR0?[36]\\)
Thermostat Batterie => AA \\(LR6\\)
`,
  da: `
fjernbetjening batteri => AAA \\(LR03\\)|CR2025
lommelygte batterier => AAA? \\(LR0?[36]\\)
pandelampe batteri => AAA? \\(LR0?[36]\\)
termostat batteri => AA \\(LR6\\)
`,
}
