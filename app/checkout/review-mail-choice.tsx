import { useTranslation } from '../store/use-translation'
import { useFormField } from './use-form-state'

/**
 * Announces the mail that invites to review the goods, with a box to object to it: the law requires both before the address is
 * used for it (decision 060).
 */
export function ReviewMailChoice() {
  const { t } = useTranslation()
  const { name, initialValue, key } = useFormField('no_review_mail')
  return (
    <div className="grid gap-1 text-sm">
      <input type="hidden" name="told_of_review_mail" value="yes" />
      <p className="text-muted">{t('checkout.reviewMail')}</p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          key={key}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={initialValue === 'yes'}
          className="size-5 shrink-0 accent-ink"
        />
        {t('checkout.reviewMail.no')}
      </label>
    </div>
  )
}
