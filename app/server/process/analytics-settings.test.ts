import { expect, it } from 'vitest'
import { analyticsSettings, originsOfPath } from './analytics-settings'

it('sends nothing by default; the local sink is on in development only, unless it is set', () => {
  expect(analyticsSettings({})).toMatchObject({
    tagManagers: { sv: null, no: null, de: null, da: null },
    sinkFile: null,
    retail: null,
  })
  expect(analyticsSettings({ NODE_ENV: 'development', DATA_DIR: 'x' }).sinkFile).toBe('x/analytics.jsonl')
  expect(analyticsSettings({ NODE_ENV: 'development', ANALYTICS_SINK: 'off' }).sinkFile).toBeNull()
  expect(analyticsSettings({ NODE_ENV: 'production', ANALYTICS_SINK: 'on' }).sinkFile).toBe('data/analytics.jsonl')
})

it('each storefront has its own tag manager, and a policy that names the origins of it alone', () => {
  const settings = analyticsSettings({
    TAG_MANAGER_SV: 'GTM-ABC123',
    TAG_MANAGER_DE: 'https://tags.example/t.js?id=1',
    TAG_MANAGER_ORIGINS: 'https://pixel.example, https://*.ads.example',
  })
  expect(settings.tagManagers).toEqual({
    sv: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    no: null,
    de: 'https://tags.example/t.js?id=1',
    da: null,
  })
  expect(originsOfPath(settings, '/sv/cart')).toContain('https://www.googletagmanager.com')
  expect(originsOfPath(settings, '/de')).toEqual(['https://tags.example', 'https://pixel.example', 'https://*.ads.example'])
  for (const path of ['/no', '/', '/svx']) expect(originsOfPath(settings, path)).toEqual([])
})
