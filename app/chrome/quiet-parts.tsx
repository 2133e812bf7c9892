import { NextCutoff } from '../deals/next-cutoff'
import { InnerNavigation } from '../navigation/inner-navigation'
import { useChrome } from './use-chrome'

/** The parts that work on every page and show nothing. */
export function QuietParts() {
  const banner = useChrome()?.banner
  return (
    <>
      <InnerNavigation />
      {banner && <NextCutoff banner={banner} />}
    </>
  )
}
