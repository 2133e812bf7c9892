import type { Mark } from '../../store/store'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { Marks } from '../../ui/mark'

/** The ways to pay, the carriers and what keeps a purchase safe, as plain wordmarks. */
export function FooterMarks() {
  const { t } = useTranslation()
  const { icons } = useStore()
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-4">
      <MarkList title={t('footer.payment')} marks={icons.footer.payment} />
      <MarkList title={t('footer.delivery')} marks={icons.footer.shipping} />
      <MarkList title={t('footer.trust')} marks={icons.footer.trust} />
    </div>
  )
}

function MarkList({ title, marks }: { title: string; marks: readonly Mark[] }) {
  return (
    <div>
      <p className="mb-1 text-sm text-white/85">{title}</p>
      <Marks marks={marks} label={title} onInk />
    </div>
  )
}
