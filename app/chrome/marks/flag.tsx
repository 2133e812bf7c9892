import type { Language } from '../../store/languages'

/** The flag of a storefront's country, 24 x 16 px. Decorative: the name of the language is next to it. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="24"
      height="16"
      viewBox="0 0 24 16"
      className="shrink-0 rounded-xs ring-1 ring-ink/15"
    >
      {FLAGS[language].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  )
}

/** The areas of each flag, from the bottom up: the colour and the shape, as the attribute `d` of an SVG path. */
const FLAGS: Readonly<Record<Language, readonly (readonly [fill: string, d: string])[]>> = {
  sv: [
    ['#0a5a96', 'M0 0h24v16H0z'],
    ['#fecc02', 'M7 0h3v16H7zM0 6.5h24v3H0z'],
  ],
  no: [
    ['#ba0c2f', 'M0 0h24v16H0z'],
    ['#fff', 'M6 0h5v16H6zM0 5.5h24v5H0z'],
    ['#00205b', 'M7.5 0h2v16h-2zM0 7h24v2H0z'],
  ],
  de: [
    ['#000', 'M0 0h24v5.4H0z'],
    ['#dd0000', 'M0 5.3h24v5.4H0z'],
    ['#ffce00', 'M0 10.7h24V16H0z'],
  ],
  da: [
    ['#c8102e', 'M0 0h24v16H0z'],
    ['#fff', 'M7 0h2.5v16H7zM0 6.75h24v2.5H0z'],
  ],
}
