import type { DeviceModel } from '../commerce/contract/device'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'

/** Links to the device pages of one brand's models. */
export function ModelLinks({ models }: { models: readonly DeviceModel[] }) {
  const language = useLanguage()
  return (
    <ul className="mt-3 gap-x-6 sm:columns-2 lg:columns-3 xl:columns-4">
      {models.map(({ key, name }) => (
        <li key={key} className="break-inside-avoid border-b border-line">
          <a
            href={href('device', language, { key })}
            className="flex min-h-11 items-center py-1 text-petrol underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
