import { COUNTDOWN } from './countdown'

/** Calls `update` now and every second while the tab is visible (spec section 4, Banner). Returns the function that ends it. */
export function tickWhileVisible(update: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const onVisibilityChange = () => {
    clearInterval(timer)
    if (document.hidden) return
    update()
    timer = setInterval(update, COUNTDOWN.interval)
  }
  onVisibilityChange()
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}
