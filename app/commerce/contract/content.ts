import { z } from 'zod'
import { Alternates } from './alternates'
import { isNothing, required, optionalWithDefault, withDefault } from './readers/field'
import { messagesOf } from './readers/list'
import { flagOf, textOf } from './readers/scalar'

/** The pieces of text that surround every page (spec section 7, widget-by-slug). */
export const WIDGETS = [
  'cookie-alert',
  'footer-help',
  'footer-be',
  'footer-customer-service',
  'store-message',
  'store-message-footer',
] as const
export type WidgetSlug = (typeof WIDGETS)[number]

/**
 * HTML of the backend, cleaned before it is shown; nothing appears when hidden. The cookie banner's has no such flag (spec
 * section 7). One that the backend does not have is empty.
 */
export const Widget = z.preprocess(
  (input) => (isNothing(input) ? {} : input),
  z.object({ content: optionalWithDefault(textOf, ''), hidden: withDefault(flagOf, false) }),
)
export type Widget = z.infer<typeof Widget>

/** A page of text. `path` is the path below the language prefix; `content` is HTML. */
export const ContentPage = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  updated_at: z.iso.datetime(),
  alternates: Alternates,
})
export type ContentPage = z.infer<typeof ContentPage>

/** GET /api/strings: interface strings by key, which override the shop's own. */
export const Strings = required((input) => (isNothing(input) ? {} : messagesOf(input)))
