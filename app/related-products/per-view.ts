/** Product carousel: 1.05 items on small screens, up to 5 on wide screens (spec section 2). */
const PER_VIEW = 'sm:[--per-view:2.05] md:[--per-view:3] lg:[--per-view:4] xl:[--per-view:5] lg:basis-full'

/** The same where the row has half the width of the page. */
export const PER_VIEW_BESIDE = 'sm:[--per-view:2.05] md:[--per-view:1.05] lg:[--per-view:2.05]'

/** Rows that do not fill the width: as wide as their cards, so that two such rows stand beside each other. */
const FEW: Readonly<Record<number, string>> = {
  1: 'sm:max-w-80 sm:[--per-view:1] xl:grow xl:basis-[calc((100%+1rem)/5-1rem)]',
  2: 'sm:max-w-160 sm:[--per-view:2] xl:grow xl:basis-[calc((100%+1rem)*2/5-1rem)]',
  3: 'sm:[--per-view:2.05] md:max-w-240 md:[--per-view:3] xl:grow xl:basis-[calc((100%+1rem)*3/5-1rem)]',
  4: 'sm:[--per-view:2.05] md:[--per-view:3] lg:[--per-view:4] xl:grow xl:basis-[calc((100%+1rem)*4/5-1rem)]',
}

/** How many of `count` cards are in sight, and how wide the row is among others in one that wraps. */
export function perView(count: number): string {
  return FEW[count] ?? PER_VIEW
}
