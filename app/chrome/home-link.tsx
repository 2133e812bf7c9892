import type { ComponentProps } from 'react'
import { ServerFragment } from '../fragments/server-fragment'
import { href } from '../routing/href'
import { Logo } from './logo'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/** The storefront's logo, linked to the home page. */
export function HomeLink({ use = 'logo' }: ComponentProps<typeof Logo>) {
  return (
    <ServerFragment of={['home link', use]}>
      <LogoLink use={use} />
    </ServerFragment>
  )
}

function LogoLink(props: ComponentProps<typeof Logo>) {
  const { t } = useTranslation()
  const { brand, language } = useStore()
  return (
    <a href={href('home', language)} aria-label={t('header.home', { brand })} className="inline-flex min-h-11 items-center">
      <Logo {...props} />
    </a>
  )
}
