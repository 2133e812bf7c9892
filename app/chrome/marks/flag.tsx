import type { ReactNode } from 'react'
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
      {FLAGS[language]}
    </svg>
  )
}

const FLAGS: Readonly<Record<Language, ReactNode>> = {
  sv: (
    <>
      <path fill="#0a5a96" d="M0 0h24v16H0z" />
      <path fill="#fecc02" d="M7 0h3v16H7zM0 6.5h24v3H0z" />
    </>
  ),
  no: (
    <>
      <path fill="#ba0c2f" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M6 0h5v16H6zM0 5.5h24v5H0z" />
      <path fill="#00205b" d="M7.5 0h2v16h-2zM0 7h24v2H0z" />
    </>
  ),
  de: (
    <>
      <path fill="#000" d="M0 0h24v5.4H0z" />
      <path fill="#dd0000" d="M0 5.3h24v5.4H0z" />
      <path fill="#ffce00" d="M0 10.7h24V16H0z" />
    </>
  ),
  da: (
    <>
      <path fill="#c8102e" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M7 0h2.5v16H7zM0 6.75h24v2.5H0z" />
    </>
  ),
}
