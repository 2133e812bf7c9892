import { FORM_CUSTOMER } from './kept-form'
import { useKeptForm } from './use-kept-form'

/** The hidden fields of a form that is sent by its `name`: in the account area also whose form it is (decision 088). */
export function FormIntent({ name }: { name: string }) {
  const customer = useKeptForm()?.customer ?? null
  return (
    <>
      <input type="hidden" name="intent" value={name} />
      {customer !== null && <input type="hidden" name={FORM_CUSTOMER} value={customer} />}
    </>
  )
}
