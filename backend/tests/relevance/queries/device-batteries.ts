import type { Language } from '../../../seed/data/records'

/** Who asks for the battery of a thing that is sold here itself means the battery, in the form of the tables beside this one. */
export const BATTERIES_WITHIN_THINGS: Record<Language, string> = {
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
