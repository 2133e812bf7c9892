import { useEffect } from 'react'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/**
 * Says that the shop could not be asked for the deliveries and prices of what was chosen. `again` asks once more: by the
 * button, or when the browser is online again.
 */
export function OfflineNotice({ again }: { again: () => void }) {
  const { t } = useTranslation()
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  return (
    <Notice kind="warning">
      <p>{t('checkout.offline')}</p>
      <div className="mt-3">
        <Button type="button" look="secondary" onClick={again}>
          {t('checkout.away.again')}
        </Button>
      </div>
    </Notice>
  )
}
