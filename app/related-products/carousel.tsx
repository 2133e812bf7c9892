import { type ReactNode, useId } from 'react'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { useCarousel } from '../ui/use-carousel'

/**
 * A heading and a row of slides, which scrolls by touch, wheel and keyboard without JavaScript. The buttons work once
 * swiper is loaded, which happens when the row is near the viewport. `perView` are classes that set the number of
 * visible slides, for example `[--per-view:4] md:[--per-view:6]` (default 1.05). `children` are Slides. `hideTitle`
 * shows the heading to screen readers only.
 */
export function Carousel({ title, perView = '', hideTitle = false, className = '', children }: CarouselProps) {
  const { t } = useTranslation()
  const id = useId()
  const { frame, track, previous, next } = useCarousel()
  return (
    <section ref={frame} aria-labelledby={id} className={`carousel ${perView} ${className}`}>
      <div className={`flex min-h-11 items-center justify-between gap-4 ${hideTitle ? 'justify-end' : ''}`}>
        <h2 id={id} className={hideTitle ? 'sr-only' : 'min-w-0'}>
          {title}
        </h2>
        <div className="carousel-steps flex gap-2">
          <button ref={previous} type="button" aria-label={t('carousel.previous', { title })} className={STEP}>
            <Icon name="chevron-left" />
          </button>
          <button ref={next} type="button" aria-label={t('carousel.next', { title })} className={STEP}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <ul ref={track} id={`${id}track`} data-row className="carousel-track mt-2">
        {children}
      </ul>
    </section>
  )
}

/** One item of a Carousel. */
export function Slide({ children }: { children: ReactNode }) {
  return <li className="carousel-slide">{children}</li>
}

const STEP =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-control bg-white text-ink hover:bg-mist disabled:cursor-default disabled:border-line disabled:text-control'

type CarouselProps = { title: string; perView?: string; hideTitle?: boolean; className?: string; children: ReactNode }
