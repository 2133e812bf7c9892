const INK = '#16202a'

/** Dark or white text, whichever has the better contrast on the colour (`#rrggbb` or `#rgb`). */
export function textColourOn(colour: string): string {
  const light = luminance(colour)
  const onWhite = 1.05 / (light + 0.05)
  const onInk = (light + 0.05) / (luminance(INK) + 0.05)
  return onWhite * 1.6 > onInk ? '#fff' : INK
}

/** The colour (`#rrggbb` or `#rgb`) mixed with black (amount below 0) or white (above 0), amount from -1 to 1. */
export function shade(colour: string, amount: number): string {
  const towards = amount < 0 ? 0 : 255
  const mixed = channels(colour).map((channel) => Math.round(channel + (towards - channel) * Math.abs(amount)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
