import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'
import { useKeptFocus } from '../ui/use-kept-focus'
import type { loadProfile } from './load-profile.server'
import { NewPasskey } from './new-passkey'
import { ADD_PASSKEY, REMOVE_PASSKEY } from './profile-forms'

type Passkeys = Awaited<ReturnType<typeof loadProfile>>['passkeys']

/**
 * The passkeys of the customer, which can be removed, and the form that creates one (decision
 * 048). `passkeys` is null in an outage.
 */
export function PasskeysSection({ passkeys }: { passkeys: Passkeys }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { refused, form } = useRefusedForm(REMOVE_PASSKEY)
  const isAdded = useThanks(ADD_PASSKEY)
  const isRemoved = useThanks(REMOVE_PASSKEY)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(section, heading)
  return (
    <section ref={section} id="passkeys" className="grid scroll-mt-32 justify-items-start gap-3 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {t('profile.passkeys.title')}
      </h2>
      <p>{t('profile.passkeys.text')}</p>
      {isAdded && <Notice kind="success">{t('profile.passkeys.added')}</Notice>}
      {isRemoved && refused === null && <Notice kind="success">{t('profile.passkeys.removed')}</Notice>}
      <FormAlert error={refused?.errors['']} />
      {passkeys === null && <p>{t('profile.passkeys.unknown')}</p>}
      {passkeys !== null && passkeys.length > 0 && (
        <Form ref={form} method="post" action={href('accountProfile', language)} className="w-full">
          <FormIntent name={REMOVE_PASSKEY} />
          <ul className="divide-y divide-line border-y border-line">
            {passkeys.map(({ id, name, created, used }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2">
                <span className="min-w-0">
                  <span className="block font-semibold break-words">{name}</span>
                  <span className="block text-sm text-muted">
                    {t('profile.passkeys.created', { date: created })}
                    {' · '}
                    {used === null ? t('profile.passkeys.unused') : t('profile.passkeys.used', { date: used })}
                  </span>
                </span>
                <button
                  name="passkey"
                  value={id}
                  aria-label={t('profile.passkeys.remove.of', { name })}
                  className="min-h-11 shrink-0 cursor-pointer px-2 text-petrol underline underline-offset-4"
                >
                  {t('profile.passkeys.remove')}
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      {/* A new passkey leaves the form empty again. */}
      <NewPasskey key={passkeys?.length} />
    </section>
  )
}
