import { FORM_CUSTOMER, FORM_TYPED } from './kept-form'
import { useKeptForm } from './use-kept-form'

/**
 * The hidden fields of a form that is sent by its `name`: in the account area also whose form it is, and
 * whether a person fills it in (decision 088).
 */
export function FormIntent({ name, isTyped = false }: { name: string; isTyped?: boolean }) {
  const customer = useKeptForm()?.customer ?? null
  return (
    <>
      <input type="hidden" name="intent" value={name} />
      {customer !== null && <input type="hidden" name={FORM_CUSTOMER} value={customer} />}
      {customer !== null && isTyped && <input type="hidden" name={FORM_TYPED} value="" />}
    </>
  )
}
