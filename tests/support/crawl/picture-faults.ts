/** A picture with the first page, sitemap or feed that names it. `isPreview`: other sites show it, which take no SVG. */
export type NamedPicture = { from: string; isPreview: boolean }
export type FetchedPicture = NamedPicture & { address: string; status: number; type: string }

/** Pictures that are missing or of a kind that cannot be shown. */
export function pictureFaults(pictures: readonly FetchedPicture[]): string[] {
  return pictures.flatMap(({ address, from, isPreview, status, type }) => {
    const isShown = isPreview ? /^image\/(jpeg|png)/.test(type) : type.startsWith('image/')
    return status === 200 && isShown ? [] : [`${from}: the picture ${address} is ${status}, ${type}`]
  })
}
