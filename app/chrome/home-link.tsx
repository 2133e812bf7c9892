import type { ComponentProps } from 'react'
import { href } from '../routing/href'
import { Logo } from './logo'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** The storefront's logo, linked to the home page. */
export function HomeLink(props: ComponentProps<typeof Logo>) {
  const { t } = useTranslation()
  const { brand, language } = useStore()
  return (
    <a href={href('home', language)} aria-label={t('header.home', { brand })} className="inline-flex min-h-11 items-center">
      <Logo {...props} />
    </a>
  )
}
