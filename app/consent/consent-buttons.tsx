import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'

/** Reject and allow all: alike in look and size, since refusing must be as easy as agreeing. */
export function ConsentButtons() {
  const { t } = useTranslation()
  return (
    <>
      <Button look="secondary" name="choice" value="reject">
        {t('consent.reject')}
      </Button>
      <Button look="secondary" name="choice" value="all">
        {t('consent.all')}
      </Button>
    </>
  )
}
