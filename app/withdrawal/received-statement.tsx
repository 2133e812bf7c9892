import { contentHref, href } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'
import type { ReceivedView } from './load-withdrawal.server'
import { StatementFacts } from './statement-facts'
import { Link } from '../ui/link'

/** A withdrawal as it was received, with its time. */
export function ReceivedStatement({ view: { statement, moment } }: { view: ReceivedView }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const link = 'py-2 text-petrol underline underline-offset-4'
  return (
    <>
      <Notice kind="success" title={t('withdrawal.received.at', { moment })}>
        <p>{t('withdrawal.received.mail', { email: statement.email })}</p>
      </Notice>
      <StatementFacts statement={statement} />
      <p>{t('withdrawal.received.next')}</p>
      <p className="flex flex-wrap gap-x-6 text-base">
        <Link to={contentHref(language, paths.returns)} className={link}>
          {t('withdrawal.received.returns')}
        </Link>
        <Link to={href('withdrawal', language)} className={link}>
          {t('withdrawal.received.another')}
        </Link>
      </p>
    </>
  )
}
