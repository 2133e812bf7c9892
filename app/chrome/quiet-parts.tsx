import { NextCutoff } from '../deals/next-cutoff'
import { InnerNavigation } from '../navigation/inner-navigation'
import { useChrome } from './use-chrome'

/** What works on every page and shows nothing. */
export function QuietParts() {
  const banner = useChrome()?.banner
  return (
    <>
      <InnerNavigation />
      {banner && <NextCutoff banner={banner} />}
    </>
  )
}
