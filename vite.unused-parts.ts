import type { Plugin } from 'vite'

/** Text of a package's file, and what stands in its place. Each text must be there, or the build fails. */
type Cut = readonly [text: string | RegExp, instead: string]

/** Remix: hot reloading, the fetches of one route at a time, prefetching links (decision 053), and messages to developers. */
const REMIX: Readonly<Record<string, readonly Cut[]>> = {
  'browser.js': [['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', '']],
  'components.js': [
    ['let href = useHref(to);', ''],
    ['let [shouldPrefetch, ref, prefetchHandlers] = usePrefetchBehavior(prefetch, props);', ''],
    ['_extends({}, props, prefetchHandlers, {', '_extends({}, props, {'],
    ['ref: mergeRefs(forwardedRef, ref)', 'ref: forwardedRef'],
    // The null stays: React counts a parent's children for the ids of `useId`, which must be those of the server.
    [
      /shouldPrefetch && !isAbsolute \? \/\*#__PURE__\*\/React\.createElement\(PrefetchPageLinks, \{\s+page: href\s+\}\) : null/,
      'null',
    ],
    ['isPageLinkDescriptor(link) ?', 'false ?'],
    ['isSpaMode && !isHydrated', 'false'],
  ],
  'errorBoundaries.js': [
    ['renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null', 'null'],
    [/let heyDeveloper = .*?\}\);\n/s, 'let heyDeveloper = null;\n'],
  ],
  'routes.js': [
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
    ['let result = await fetchServerHandler(request, route);', ''],
    ['return unwrap ? unwrapServerResponse(result) : result;', ''],
    ['if (isSpaMode)', 'if (false)'],
    ['return isSpaMode && route.id !== "root" ||', 'return '],
    ['if (needsRevalidation)', 'if (false)'],
  ],
}

/** The router: discovery of routes, deferred data in the manner before single fetch, and flags that Remix sets (its browser.js). */
const ROUTER: readonly Cut[] = [
  ['let patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation;', 'const patchRoutesOnNavigationImpl = undefined;'],
  ['let basename = init.basename || "/";', 'const basename = "/";'],
  ['fogOfWar.active = false;', ''],
  [/fogOfWar\.active\b/, 'false'],
  ['if (isFogOfWar)', 'if (false)'],
  [
    /\bfuture\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/,
    'true',
  ],
  ['const isServer = !isBrowser;', 'const isServer = false;'],
  [/(?<=function isDeferred(?:Result|Data)\(\w+\) \{)/, 'return false;'],
]

/** What only an app of React 17 calls, or none of this shop's. */
const REACT_DOM: readonly Cut[] = [
  [/exports\.(?:createPortal|createRoot|findDOMNode|hydrate|render|unmountComponentAtNode)=(?=function)/, 'void '],
  [/exports\.unstable_renderSubtreeIntoContainer=(?=function)/, 'void '],
]

const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  ...Object.fromEntries(Object.entries(REMIX).map(([file, cuts]) => [`/@remix-run/react/dist/esm/${file}`, cuts])),
  '/@remix-run/router/dist/router.js': ROUTER,
  '/react-dom/cjs/react-dom.production.min.js': REACT_DOM,
}

/**
 * Leaves out of the browser's build what this shop never runs of its framework (decision 070). The packages have each of these files in one piece, so the
 * bundler cannot see it. A new version of a package that writes a part in another way fails the build: look there whether the cut still holds.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: (config, { command }) => command === 'build' && config.build?.ssr !== true,
    enforce: 'pre',
    transform(code, id) {
      const cuts = Object.entries(CUTS).find(([file]) => id.endsWith(file))?.[1]
      if (cuts === undefined) return null
      return {
        code: cuts.reduce((rest, cut) => applied(rest, cut, (missing) => this.error(`${id}: nothing reads ${missing}`)), code),
        map: null,
      }
    },
  }
}

function applied(code: string, [text, instead]: Cut, fail: (missing: string) => never): string {
  const cut =
    typeof text === 'string' ? code.replaceAll(text, instead) : code.replaceAll(new RegExp(text, `g${text.flags}`), instead)
  return cut === code ? fail(String(text)) : cut
}
