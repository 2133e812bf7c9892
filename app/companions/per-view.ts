/** Product carousel: 1.05 items on small screens, up to 5 on wide screens (spec section 2). */
export const PER_VIEW = 'sm:[--per-view:2.05] md:[--per-view:3] lg:[--per-view:4] xl:[--per-view:5]'

/** The same where the row has half the width of the page. */
export const PER_VIEW_BESIDE = 'sm:[--per-view:2.05] md:[--per-view:1.05] lg:[--per-view:2.05]'
