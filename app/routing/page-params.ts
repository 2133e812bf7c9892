import type { Language } from '../store/languages'
import type { PageName, pages } from './pages'

type PathOf<P extends PageName> = (typeof pages)[P]['path'] extends infer Path
  ? Path extends string
    ? Path
    : Path extends Record<Language, infer Localised extends string>
      ? Localised
      : never
  : never

type WithoutSuffix<Name extends string> = Name extends `${infer Bare}.html` ? Bare : Name

type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> & ParamsIn<Tail>
  : Path extends '*'
    ? { '*': string }
    : Path extends `:${infer Name}?`
      ? { [K in Name]?: string }
      : Path extends `:${infer Name}`
        ? { [K in WithoutSuffix<Name>]: string }
        : object

/**
 * The parameters of a page's path, derived from the table: `{ slug: string }` for a product, `{ id?: string }` for the checkout.
 */
export type PageParams<P extends PageName> = PathOf<P> extends infer Path extends string ? ParamsIn<Path> : never

/** The rest arguments of a function about page `P`: params may be left out where nothing has to be filled. */
export type ParamsArgument<P extends PageName> = object extends PageParams<P> ? [params?: PageParams<P>] : [params: PageParams<P>]
