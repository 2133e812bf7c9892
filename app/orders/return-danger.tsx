import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'
import type { ReturnView } from './load-return.server'

/** Instructions for batteries that must not be mailed; renders nothing when there are none. */
export function ReturnDanger({ shown: { lines, number } }: { shown: ReturnView }) {
  const { t } = useTranslation()
  const unsafe = lines.filter(({ is_sent }) => !is_sent)
  if (unsafe.length === 0) return null
  return (
    <Notice kind="warning" title={t('return.danger.title')}>
      <p className="mt-1">{t('return.danger.text', { goods: unsafe.map(({ name }) => name).join(', ') })}</p>
      <ol className="mt-2 list-decimal pl-5">
        <li>{t('return.danger.keep')}</li>
        <li>{t('return.danger.photo', { number })}</li>
        <li>{t('return.danger.collect')}</li>
      </ol>
      <p className="mt-2">{t('return.danger.refund')}</p>
    </Notice>
  )
}
