import { type Language, LANGUAGES } from '../store/languages'

/** The backend's review widget as shoppers reach it. Not a page and so not in the table of URLs: its answer is a script. */
export function reviewWidgetPath(language: Language): string {
  return `/${language}/review-widget.js`
}

/** The language whose review widget a path asks for; undefined for any other path. */
export function languageOfReviewWidget(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => pathname === reviewWidgetPath(language))
}
