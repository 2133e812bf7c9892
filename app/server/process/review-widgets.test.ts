import { expect, it } from 'vitest'
import { LANGUAGES } from '../../store/languages'
import { ownWidgets, reviewWidgets, widgetOrigins } from './review-widgets'

const FOREIGN = 'https://widget.example/shop/1.js'

it('the embedded backend has a widget for every storefront', () => {
  expect(reviewWidgets({})).toEqual({
    sv: '/sv/review-widget.js',
    no: '/no/review-widget.js',
    de: '/de/review-widget.js',
    da: '/da/review-widget.js',
  })
})

it('with a backend of one’s own, unset means absent', () => {
  expect(reviewWidgets({ BACKEND_URL: 'http://backend.example', REVIEW_WIDGET_SV: 'backend' })).toEqual({
    sv: '/sv/review-widget.js',
    no: null,
    de: null,
    da: null,
  })
})

it('worker processes have the widgets of the embedded backend too, though it is a foreign one to them', () => {
  const settings = { REVIEW_WIDGET_DE: FOREIGN, REVIEW_WIDGET_NO: 'off' }
  const ofWorker = { ...settings, ...ownWidgets(settings), BACKEND_URL: 'http://127.0.0.1:4000' }
  expect(reviewWidgets(ofWorker)).toEqual(reviewWidgets(settings))
  expect(ownWidgets({ BACKEND_URL: 'http://backend.example' })).toEqual({})
})

it('each storefront has its own, and its pages alone may load from the origin that serves it', () => {
  const widgets = reviewWidgets({ REVIEW_WIDGET_DE: FOREIGN, REVIEW_WIDGET_DA: FOREIGN, REVIEW_WIDGET_NO: 'off' })
  expect(widgets).toEqual({ sv: '/sv/review-widget.js', no: null, de: FOREIGN, da: FOREIGN })
  expect(LANGUAGES.map((language) => widgetOrigins(widgets, language))).toEqual([
    [],
    [],
    ['https://widget.example'],
    ['https://widget.example'],
  ])
  expect(widgetOrigins(widgets, undefined)).toEqual([])
})
