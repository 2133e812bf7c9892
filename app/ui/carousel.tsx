import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon'
import { useCarousel } from './use-carousel'

/**
 * A row of slides under its heading, scrolled by touch, wheel and keyboard without any script; buttons come with swiper, which is loaded
 * when the row nears the screen. `perView` are classes that set how many slides are in sight, e.g. `[--per-view:4] md:[--per-view:6]`
 * (1.05 without them). `children` are Slides. `hideTitle` keeps the heading for who listens.
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
      <ul ref={track} id={`${id}track`} className="carousel-track mt-2">
        {children}
      </ul>
    </section>
  )
}

/** One place in a Carousel. */
export function Slide({ children }: { children: ReactNode }) {
  return <li className="carousel-slide">{children}</li>
}

const STEP =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-control bg-white text-ink hover:bg-mist disabled:cursor-default disabled:border-line disabled:text-control'

type CarouselProps = { title: string; perView?: string; hideTitle?: boolean; className?: string; children: ReactNode }
