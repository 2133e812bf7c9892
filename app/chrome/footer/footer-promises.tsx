import { Icon } from '../../ui/icon'
import { useTranslation } from '../../store/use-translation'

const PROMISES = [
  { icon: 'invoice', title: 'footer.invoice.title', text: 'footer.invoice.text' },
  { icon: 'truck', title: 'footer.shipping.title', text: 'footer.shipping.text' },
  { icon: 'return', title: 'footer.returns.title', text: 'footer.returns.text' },
  { icon: 'lock', title: 'footer.secure.title', text: 'footer.secure.text' },
] as const

/** The four selling points of the footer: invoice, shipping, return policy, secure checkout (spec section 2). */
export function FooterPromises() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('footer.promises')} className="border-t border-line bg-mist no-print">
      <ul className="page-width grid gap-x-8 gap-y-5 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon name={icon} />
            <div>
              <p className="font-semibold">{t(title)}</p>
              <p className="text-sm text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
