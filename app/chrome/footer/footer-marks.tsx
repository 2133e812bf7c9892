import type { Mark as MarkData } from '../../store/store'
import { Mark } from '../marks/mark'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'

/** The payment, delivery and trust providers as plain wordmarks. */
export function FooterMarks() {
  const { t } = useTranslation()
  const { icons } = useStore()
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-4">
      <Marks title={t('footer.payment')} marks={icons.payment} />
      <Marks title={t('footer.delivery')} marks={icons.shipping} />
      <Marks title={t('footer.trust')} marks={icons.trust} />
    </div>
  )
}

function Marks({ title, marks }: { title: string; marks: readonly MarkData[] }) {
  return (
    <div>
      <p className="mb-1.5 text-sm text-white/85">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {marks.map(({ name }) => (
          <li key={name}>
            <Mark name={name} tone="white" />
          </li>
        ))}
      </ul>
    </div>
  )
}
