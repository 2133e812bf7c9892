import { z } from 'zod'
import { originsIn } from './origins-in'

const Port = z.coerce.number().int().min(0).max(65535)
const Origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

/** Cookies are secure on https alone: only this machine itself may be reached without (spec section 9). */
const ShopOrigin = Origin.refine(
  (origin) => origin.startsWith('https:') || LOOPBACK.includes(new URL(origin).hostname),
  'must be an https address, or an http address of this machine itself (localhost, 127.0.0.1 or [::1])',
)
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The address of a script; http on this machine only, for tests. */
const ScriptAddress = z.union([z.url({ protocol: /^https$/ }), z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })])
/** The script of a review widget: a service's, the one the backend serves, or none. */
const ReviewWidget = z.union([z.literal(['backend', 'off']), ScriptAddress]).optional()
/** A container of Google Tag Manager, or the address of another tag manager's script. */
const TagManager = z.union([z.string().regex(/^GTM-[A-Z0-9]{4,12}$/), ScriptAddress]).optional()

/** An https origin whose host may begin with `*.` before two labels or more; http on this machine only, for tests. */
const SOURCE = /^(?:https:\/\/(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+|http:\/\/127\.0\.0\.1)(?::\d{1,5})?$/i

/** Origins as in a Content-Security-Policy, separated by commas. */
const Origins = z
  .string()
  .refine(
    (list) => list.split(',').every((origin) => SOURCE.test(origin.trim())),
    'must be https origins such as https://*.example.com',
  )
  .optional()

const Website = z.string().min(1).max(100).optional()
const RedisUrl = z.url({ protocol: /^rediss?$/ })

const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: Port.default(3000),
  PUBLIC_ORIGIN: ShopOrigin.optional(),
  /** The port of the metrics (decision 095); 0 takes any free one, and without a port nothing is counted. */
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  BACKEND_URL: Origin.optional(),
  DATABASE_URL: z.string().min(1).optional(),
  /** The port of the embedded backend on 127.0.0.1; 0 takes any free one. */
  BACKEND_PORT: Port.default(0),
  /** The port of the simulated payment providers on 127.0.0.1; 0 takes any free one. */
  SIMULATOR_PORT: Port.default(0),
  /** Whether the embedded backend runs jobs; it reads the variable itself. */
  JOBS: z.enum(['on', 'off']).default('on'),
  BACKEND_ADMIN_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  REVIEW_WIDGET_SV: ReviewWidget,
  REVIEW_WIDGET_NO: ReviewWidget,
  REVIEW_WIDGET_DE: ReviewWidget,
  REVIEW_WIDGET_DA: ReviewWidget,
  TAG_MANAGER_SV: TagManager,
  TAG_MANAGER_NO: TagManager,
  TAG_MANAGER_DE: TagManager,
  TAG_MANAGER_DA: TagManager,
  /** The origins of the backend's pictures, where it gives their addresses with an origin. */
  PICTURE_ORIGINS: Origins.transform(originsIn),
  /** The origins that the tag managers' own tags load from and send to, beside Google Analytics. */
  TAG_MANAGER_ORIGINS: Origins,
  /** Whether events are written to a file of DATA_DIR; unset: in development. */
  ANALYTICS_SINK: z.enum(['on', 'off']).optional(),
  RETAIL_TRACKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  RETAIL_TRACKING_WEBSITE_SV: Website,
  RETAIL_TRACKING_WEBSITE_NO: Website,
  RETAIL_TRACKING_WEBSITE_DE: Website,
  RETAIL_TRACKING_WEBSITE_DA: Website,
  SEARCH_PROVIDER: Website,
  RECOMMENDATION_PROVIDER: Website,
  REDIS_URL: RedisUrl.optional(),
  /** Storefront processes on this machine, which share the port. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Signs the backend's messages about changes, which are not taken without it. */
  CHANGES_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** The header in which a CDN expects the tags of an answer; without it no CDN keeps answers. */
  CDN_TAG_HEADER: z.enum(['surrogate-key', 'cache-tag']).optional(),
  /** The number of proxies in front of the shop that append to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: z.string().min(1).default('data'),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
})

const Environment = Variables.refine(({ WEB_CONCURRENCY, REDIS_URL }) => WEB_CONCURRENCY === 1 || REDIS_URL !== undefined, {
  path: ['WEB_CONCURRENCY'],
  message: 'more than 1 process needs REDIS_URL: sessions in files and limits in memory are those of one process',
}).refine(({ WEB_CONCURRENCY, NODE_ENV }) => WEB_CONCURRENCY === 1 || NODE_ENV !== 'development', {
  path: ['WEB_CONCURRENCY'],
  message: 'must be 1 in development',
})
export type Settings = z.infer<typeof Environment> & { PUBLIC_ORIGIN: string }

/** Reads the settings of the process; an empty variable counts as unset. Throws an error with one line per invalid variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const { HOST, PORT } = parsed.data
  return { ...parsed.data, PUBLIC_ORIGIN: parsed.data.PUBLIC_ORIGIN ?? `http://${HOST}:${PORT}` }
}
