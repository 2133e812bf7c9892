/** Product carousel across the page: 1.05 items on small screens, up to 5 on wide screens (spec section 2). */
export const PER_VIEW = 'sm:[--per-view:2.05] md:[--per-view:3] lg:[--per-view:4] xl:[--per-view:5] lg:basis-full'

/** For a carousel with half the width of the page. */
export const PER_VIEW_HALF_WIDTH = 'sm:[--per-view:2.05] md:[--per-view:1.05] lg:[--per-view:2.05]'

/** Carousels that do not fill the width are as wide as their cards, so that two of them fit into one row. */
const PER_VIEW_BY_COUNT: Readonly<Record<number, string>> = {
  1: 'sm:max-w-80 sm:[--per-view:1] xl:grow xl:basis-[calc((100%+1rem)/5-1rem)]',
  2: 'sm:max-w-160 sm:[--per-view:2] xl:grow xl:basis-[calc((100%+1rem)*2/5-1rem)]',
  3: 'sm:[--per-view:2.05] md:max-w-240 md:[--per-view:3] xl:grow xl:basis-[calc((100%+1rem)*3/5-1rem)]',
  4: 'sm:[--per-view:2.05] md:[--per-view:3] lg:[--per-view:4] xl:grow xl:basis-[calc((100%+1rem)*4/5-1rem)]',
}

/**
 * CSS classes for the number of visible cards of a carousel with `count` cards, and for its width in a wrapping flex container.
 */
export function perViewClasses(count: number): string {
  return PER_VIEW_BY_COUNT[count] ?? PER_VIEW
}
