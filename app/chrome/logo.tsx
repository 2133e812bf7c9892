import { useStore } from '../store/use-shop'

/** The storefront's logo: a battery cell beside the brand, which is text. `alternateLogo` is for dark ground. */
export function Logo({ use = 'logo' }: { use?: 'logo' | 'alternateLogo' }) {
  const { wordmark, tone } = useStore()[use]
  return (
    <span className={`inline-flex items-center gap-2 ${tone === 'ink' ? 'text-ink' : 'text-white'}`}>
      <CellMark />
      <span className="text-xl leading-none font-bold tracking-tight" translate="no">
        {wordmark}
      </span>
    </span>
  )
}

/** The same drawing as public/favicon.svg. */
function CellMark() {
  return (
    <svg aria-hidden="true" focusable="false" width="22" height="32" viewBox="0 0 22 32" className="shrink-0">
      <path d="M7.5 1.2h7a1.8 1.8 0 0 1 1.8 1.8v2.2H5.7V3a1.8 1.8 0 0 1 1.8-1.8z" fill="currentColor" />
      <rect x="1.25" y="5.25" width="19.5" height="25.5" rx="4.75" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M4.5 20 11 13.5v4L17.5 11v14a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 25z" className="fill-amber" />
    </svg>
  )
}
