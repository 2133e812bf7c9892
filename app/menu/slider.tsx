import { type ReactNode, useRef } from 'react'
import { SliderButton } from './slider-button'
import { useSlider } from './use-slider'

/** A row of items with a button to scroll at each end. A change of the buttons does not render the items again. */
export function Slider({ className, children }: { className: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  const { ends, scrollPage } = useSlider(row)
  return (
    <>
      <SliderButton to="before" shown={ends.before} onClick={() => scrollPage(-1)} />
      <ul ref={row} className={className}>
        {children}
      </ul>
      <SliderButton to="after" shown={ends.after} onClick={() => scrollPage(1)} />
    </>
  )
}
