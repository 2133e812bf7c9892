import { perLanguage } from '../catalogue/naming'
import type { Texts } from '../../../texts'
import { fillText } from './fill-text'
import { hints } from './hints/hints'
import type { PageKey } from './page-paths'
import { pagePaths } from './page-paths'
import { pageTexts } from './pages/page-texts'
import type { PageText, SeedContent, SeedPage } from './content-records'
import { footerWidgets } from './widgets/footer-widgets'
import { messageWidgets } from './widgets/message-widgets'

/** Pages, widgets and search hints in all four languages, with all links and facts filled in. Throws on an unknown one. */
export function buildContent(): SeedContent {
  const widgets = [...messageWidgets, ...footerWidgets].map((widget) => ({ ...widget, content: filled(widget.content) }))
  return { pages: pageKeys().map(buildPage), widgets, hints }
}

/** All page keys, in the order of the table. */
function pageKeys(): PageKey[] {
  return Object.keys(pagePaths).filter((key): key is PageKey => key in pagePaths)
}

function buildPage(key: PageKey): SeedPage {
  const words = (part: keyof PageText): Texts => filled(perLanguage((language) => pageTexts[key][language][part]))
  return { key, path: pagePaths[key], title: words('title'), description: words('description'), content: words('content') }
}

function filled(text: Texts): Texts {
  return perLanguage((language) => fillText(text[language], language))
}
