import { ServerFragment } from '../fragments/server-fragment'
import { Icon } from '../ui/icon'
import { useTranslation } from '../store/use-translation'

const REASONS = [
  { icon: 'check-circle', title: 'home.why.fit.title', text: 'home.why.fit.text' },
  { icon: 'truck', title: 'home.why.stock.title', text: 'home.why.stock.text' },
  { icon: 'tag', title: 'home.why.price.title', text: 'home.why.price.text' },
  { icon: 'recycle', title: 'home.why.recycle.title', text: 'home.why.recycle.text' },
] as const

/** Four reasons to buy from the shop. */
export function WhyUs() {
  return (
    <ServerFragment of={['why us']}>
      <Reasons />
    </ServerFragment>
  )
}

function Reasons() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="why" className="page-width pt-12">
      <h2 id="why">{t('home.why')}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {REASONS.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 sm:grid-cols-1 sm:gap-y-2">
            <Icon name={icon} className="row-span-2 text-petrol sm:row-span-1" />
            <h3 className="text-base">{t(title)}</h3>
            <p className="text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
