import { useEffect } from 'react'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { type ConsentCategory, CATEGORY_NAMES, grantsAnything, isGranted } from '../store/consent-mask'
import type { ConsentView } from './consent-view'
import { forgetForeignKeys } from './foreign-keys.client'

/** The settings view: a box for each category, none ticked before the first choice, and the button that saves them. */
export function ConsentFields({ view: { mask, refusesAds } }: { view: ConsentView }) {
  const { t } = useTranslation()
  useEffect(() => {
    if (mask === null || !grantsAnything(mask)) forgetForeignKeys()
  }, [mask])
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-2">
          <Icon name="check" size={20} className="text-green" />
          <span className="font-semibold">{t('consent.necessary')} </span>
          <span className="col-start-2 text-sm text-muted">{t('consent.necessary.text')}</span>
        </li>
        {CATEGORY_NAMES.map((category) => (
          <CategoryRow
            key={category}
            category={category}
            name={t(`consent.${category}`)}
            text={t(`consent.${category}.text`)}
            checked={isGranted(mask, category)}
          />
        ))}
      </ul>
      {refusesAds && <p className="text-sm">{t('consent.gpc')}</p>}
      <Button look="secondary" name="choice" value="save" className="justify-self-start">
        {t('consent.save')}
      </Button>
    </>
  )
}

type CategoryRowProps = { category: ConsentCategory; name: string; text: string; checked: boolean }

function CategoryRow({ category, name, text, checked }: CategoryRowProps) {
  return (
    <li>
      <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 py-2">
        <input type="checkbox" name="category" value={category} defaultChecked={checked} className="size-5 accent-ink" />
        <span className="font-semibold">{name} </span>
        <span className="col-start-2 text-sm text-muted">{text}</span>
      </label>
    </li>
  )
}
