import type { Language } from '../../app/commerce/contract/languages'
import { NUMBERS, SCORES } from '../stores/formats'

type Words = { of: (score: string) => string; reviews: { one: string; other: string }; about: string }

const WORDS: Record<Language, Words> = {
  sv: {
    of: (score) => `${score} av 5`,
    reviews: { one: 'omdöme', other: 'omdömen' },
    about: 'Medelbetyget av alla produktomdömen som har skrivits i den här butiken.',
  },
  no: {
    of: (score) => `${score} av 5`,
    reviews: { one: 'omtale', other: 'omtaler' },
    about: 'Gjennomsnittet av alle produktomtaler som er skrevet i denne butikken.',
  },
  de: {
    of: (score) => `${score} von 5`,
    reviews: { one: 'Bewertung', other: 'Bewertungen' },
    about: 'Der Durchschnitt aller Produktbewertungen, die in diesem Shop verfasst wurden.',
  },
  da: {
    of: (score) => `${score} af 5`,
    reviews: { one: 'anmeldelse', other: 'anmeldelser' },
    about: 'Gennemsnittet af alle produktanmeldelser, der er skrevet i denne butik.',
  },
}

const STYLE = `
  summary { display: inline-flex; flex-wrap: wrap; align-items: center; align-content: center; column-gap: 8px; min-height: 44px; line-height: 1.3; cursor: pointer; list-style: none }
  .mean, .count { white-space: nowrap }
  summary::-webkit-details-marker { display: none }
  summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 4px }
  summary:hover .count { text-decoration: underline }
  .star { color: #ffbc20 }
  .mean { font-weight: 600 }
  p { margin: 0 0 8px; font-size: 14px; max-width: 36ch }`

/**
 * The review widget: a script that shows the store's score in the element #review-widget. It builds elements in a shadow root,
 * which needs no exception in the page's Content-Security-Policy, and runs once per page.
 */
export function widgetScript(language: Language, score: { mean: number; count: number } | null): string {
  if (score === null) return '/* No reviews yet. */\n'
  const { of, reviews, about } = WORDS[language]
  const texts = {
    mean: of(SCORES[language].format(score.mean)),
    count: `${NUMBERS[language].format(score.count)} ${score.count === 1 ? reviews.one : reviews.other}`,
    about,
    style: STYLE,
  }
  return `(() => {
  const texts = ${JSON.stringify(texts)}
  const place = document.getElementById('review-widget')
  if (!place || place.shadowRoot || !('adoptedStyleSheets' in document)) return
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(texts.style)
  root.adoptedStyleSheets = [sheet]
  const add = (parent, tag, text, className) => {
    const element = document.createElement(tag)
    element.textContent = text
    if (className) element.className = className
    return parent.appendChild(element)
  }
  const details = add(root, 'details', '')
  const summary = add(details, 'summary', '')
  add(summary, 'span', '\\u2605', 'star').setAttribute('aria-hidden', 'true')
  add(summary, 'span', texts.mean, 'mean')
  add(summary, 'span', texts.count, 'count')
  add(details, 'p', texts.about)
})()
`
}
