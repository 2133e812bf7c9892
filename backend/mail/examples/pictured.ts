import { MailRequest } from '../../queue/mail-request'

/** Mails that are composed in place of another one's request. */
const FURTHER = ['withdrawal-noted']

/** The names of the examples whose pictures stand in docs/mails: the first of each type of mail. */
export function pictured(names: readonly string[]): string[] {
  const types = [...MailRequest.options.map(({ shape }) => shape.type.value), ...FURTHER]
  return types.map((type) => {
    const found = names.find((name) => name === type) ?? names.find((name) => name.startsWith(`${type}-`))
    if (found === undefined) throw new Error(`There is no example of the mail ${type}`)
    return found
  })
}
