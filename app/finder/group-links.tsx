import type { DeviceGroup } from '../commerce/contract/device'
import { breakable } from '../ui/breakable'
import { Icon } from '../ui/icon'
import type { CategoryIconName } from '../ui/icon-names'
import { useTranslation } from '../store/use-translation'

/** Links to types or brands of devices, each with its number of models. */
export function GroupLinks({ groups, hrefOf, iconOf }: GroupLinksProps) {
  const { t } = useTranslation()
  return (
    <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {groups.map(({ key, name, count }) => (
        <li key={key}>
          <a
            href={hrefOf(key)}
            className="flex h-full min-h-14 items-center gap-3 rounded-xl border border-line px-4 py-2 text-ink no-underline hover:border-control hover:bg-mist"
          >
            {iconOf && <Icon name={iconOf(key)} className="text-muted" />}
            <span className="min-w-0 grow leading-snug font-semibold hyphens-manual">{breakable(name)}</span>
            <span className="text-sm text-muted tabular-nums">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('finder.count', { count })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

type GroupLinksProps = {
  groups: readonly DeviceGroup[]
  hrefOf: (key: string) => string
  iconOf?: (key: string) => CategoryIconName
}
