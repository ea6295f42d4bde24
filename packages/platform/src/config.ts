import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { billingProviders } from '@vitrine/contracts/identity/billing'
import { billingSettings, missingBillingSettings, type BillingSettings } from './billing/billing-settings.ts'
import { isNumberPerIndex, NUMBER_PER_INDEX_INVALID } from './number-per-index.ts'
import { parseTrustedProxies, TRUST_PROXY_INVALID } from './trusted-proxies.ts'
import { isGigabytesPerTier, VAULT_QUOTA_INVALID } from './vault-quota-setting.ts'

/**
 * Every setting of the product, read here and nowhere else. `docs/operations.md` holds the same table for
 * people; a test keeps the two alike.
 */
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const text = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema)
const httpsUrl = (fallback: string) =>
  text(z.url({ protocol: /^https$/, error: 'must be an https address' }).default(fallback))
const port = (fallback: number) =>
  text(z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(fallback))

const httpUrl = () => text(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional())
const secret = () => text(z.string().optional())

/**
 * More of them help only where database and search engine have machines of their own, and then a setting says
 * so.
 */
const MOST_PROCESSES_UNASKED = 4

/** Photos of one item in base64 (`vaultMediaLimits.imagesBodyMax`), and the form around a video. */
const LARGEST_UPLOAD_MB = 201

const perIndex = (bounds: { least: number; most: number }) =>
  z.string().refine((value) => isNumberPerIndex(value, bounds), NUMBER_PER_INDEX_INVALID)

const settingsSchema = z.object({
  NODE_ENV: text(z.enum(['development', 'production', 'test']).default('development')),
  /** Which processes `npm start` and the container image run. */
  ROLES: text(
    z
      .string()
      .default('api,workers')
      .transform((roles) => roles.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(['api', 'workers'], { error: 'must be api, workers or api,workers' }))),
  ),
  /** Where the embedded parts keep their data, pictures and mails. */
  VITRINE_DATA_DIR: text(z.string().default('.data')),
  /** The longest that a stop takes; what still runs then is cut off, and jobs go to the next workers. */
  STOP_SECONDS: text(z.coerce.number().int().min(5).max(600).default(10)),
  HOST: text(z.string().default('127.0.0.1')),
  PORT: port(3000),
  /**
   * /metrics and the details of /health/ready of a process; 0 turns them off. Listens on loopback unless said
   * otherwise.
   */
  OPERATIONS_PORT: port(0),
  OPERATIONS_HOST: text(z.string().default('127.0.0.1')),
  /** The site's own address, as readers type it. */
  PUBLIC_URL: text(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  DATABASE_URL: text(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/name')
      .optional(),
  ),
  /**
   * Processes of the api that share its port. Absent: one for each processor, at most
   * `MOST_PROCESSES_UNASKED`.
   */
  API_PROCESSES: text(z.coerce.number().int().min(1).max(64).optional()),
  DATABASE_POOL: text(z.coerce.number().int().min(2).max(200).default(10)),
  /** Absent: queues live in Postgres. */
  REDIS_URL: text(
    z
      .string()
      .regex(/^rediss?:\/\//, 'must look like redis://host:6379')
      .optional(),
  ),
  /** Absent: search runs on Postgres. */
  SEARCH_URL: text(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  SEARCH_DISTRIBUTION: text(z.enum(['elasticsearch', 'opensearch']).default('elasticsearch')),
  SEARCH_INDEX_PREFIX: text(
    z
      .string()
      .regex(/^[a-z0-9-]*$/, 'may hold small letters, digits and hyphens')
      .default('vitrine-'),
  ),
  /**
   * Primary shards and replicas of the search indexes, for all or by name; a rebuild puts a change into
   * effect.
   */
  SEARCH_SHARDS: text(perIndex({ least: 1, most: 1024 }).default('1')),
  SEARCH_REPLICAS: text(perIndex({ least: 0, most: 20 }).optional()),
  /** A search that takes longer is given up. */
  SEARCH_TIMEOUT_SECONDS: text(z.coerce.number().int().min(1).max(60).default(5)),
  /** Absent: pictures are files below the data folder. */
  S3_ENDPOINT: text(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  S3_BUCKET: text(z.string().min(3).default('vitrine-media')),
  S3_ACCESS_KEY: text(z.string().optional()),
  S3_SECRET_KEY: text(z.string().optional()),
  /**
   * Processes at most in which each of the product's processes opens uploaded photos and videos, and what one
   * may hold.
   */
  DECODING_PROCESSES: text(z.coerce.number().int().min(1).max(16).default(2)),
  DECODING_MEMORY_MB: text(z.coerce.number().int().min(256).max(16_384).default(1600)),
  /**
   * Uploads that one account has under way at once in each process of the api, their bytes, and the received
   * bytes of all accounts together. The least is the largest body that is taken, and as much again that stays
   * free.
   */
  UPLOADS_PER_ACCOUNT: text(z.coerce.number().int().min(1).max(1000).default(8)),
  UPLOADS_PER_ACCOUNT_MB: text(z.coerce.number().int().min(LARGEST_UPLOAD_MB).default(350)),
  UPLOADS_MB: text(
    z.coerce
      .number()
      .int()
      .min(2 * LARGEST_UPLOAD_MB)
      .default(2000),
  ),
  /** Gigabytes of files that a member stores, by membership: one number for all, and others by name. */
  VAULT_QUOTA_GB: text(
    z.string().default('20,free=2,trial=2').refine(isGigabytesPerTier, VAULT_QUOTA_INVALID),
  ),
  /**
   * Processes at most in which the api makes documents (PDF, spreadsheets), what one may hold and take, how
   * many pages a PDF may have, and how long one waits for photos that have no smaller size yet.
   */
  DOCUMENT_PROCESSES: text(z.coerce.number().int().min(1).max(16).default(1)),
  DOCUMENT_MEMORY_MB: text(z.coerce.number().int().min(256).max(16_384).default(512)),
  DOCUMENT_SECONDS: text(z.coerce.number().int().min(1).max(3600).default(600)),
  DOCUMENT_PAGES: text(z.coerce.number().int().min(1).max(100_000).default(5000)),
  DOCUMENT_PHOTO_WAIT_SECONDS: text(z.coerce.number().int().min(0).max(300).default(15)),
  /** Processes at most in which the api reads spreadsheets of members, and what one may hold and take. */
  IMPORT_PROCESSES: text(z.coerce.number().int().min(1).max(16).default(1)),
  IMPORT_MEMORY_MB: text(z.coerce.number().int().min(256).max(16_384).default(512)),
  IMPORT_SECONDS: text(z.coerce.number().int().min(1).max(3600).default(60)),
  /** The hosts that thumbnails may come from, besides the site's own media address. */
  IMAGE_HOSTS: text(
    z
      .string()
      .default('images.vitrine.example,images2.vitrine.example,thumbs.vitrine.example,media.vitrine.example')
      .transform((hosts) =>
        hosts
          .split(',')
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      ),
  ),
  /** Where the site's own pictures are fetched from; absent: from the site itself. */
  ASSET_URL: text(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional()),
  /** Hosts that are ours besides the site's own: who comes from there has not come from outside. */
  OWN_HOSTS: text(
    z
      .string()
      .transform((hosts) =>
        hosts
          .split(',')
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      )
      .optional(),
  ),
  SUPPORT_EMAIL: text(z.string().default('support@vitrine.example')),
  /** Where the footer leads outside: the questions and answers, and the six networks. */
  FAQ_URL: httpsUrl('https://faq.vitrine.example/'),
  FACEBOOK_URL: httpsUrl('https://facebook.example/vitrine'),
  X_URL: httpsUrl('https://x.example/vitrine'),
  PINTEREST_URL: httpsUrl('https://pinterest.example/vitrine'),
  YOUTUBE_URL: httpsUrl('https://youtube.example/vitrine'),
  LINKEDIN_URL: httpsUrl('https://linkedin.example/vitrine'),
  INSTAGRAM_URL: httpsUrl('https://instagram.example/vitrine'),
  /** Absent: mails are kept as files below the data folder, where staff read them. */
  SMTP_URL: text(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must look like smtp://user:password@host:587')
      .optional(),
  ),
  SMTP_CONNECTIONS: text(z.coerce.number().int().min(1).max(50).default(5)),
  /** Whom mails come from: an address, with a name before it if you like. */
  MAIL_FROM: text(
    z
      .string()
      .regex(
        /^([^<>\r\n"]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must look like Vitrine <post@vitrine.example>',
      )
      .default('Vitrine <post@vitrine.example>'),
  ),
  /** False: nobody is subscribed and nothing is sent; unsubscribing goes on. */
  NEWSLETTER: text(z.stringbool({ error: 'must be true or false' }).default(true)),
  /**
   * Mails of mailings a minute, whatever the number of workers; 0 sends as fast as the mail server takes
   * them.
   */
  NEWSLETTER_PER_MINUTE: text(z.coerce.number().int().min(0).max(1_000_000).default(1200)),
  /** What the mail provider signs its reports of bounces and complaints with; absent: none are taken. */
  NEWSLETTER_WEBHOOK_SECRET: text(z.string().min(16, 'must have at least 16 characters').optional()),
  /**
   * Which provider takes new purchases; absent: zuora. Settings of both may stand here: each subscription
   * stays with its own.
   */
  BILLING_PROVIDER: text(z.enum(billingProviders, { error: 'must be zuora or avangate' }).optional()),
  /** False: the activation's dialog offers no field for a code. */
  DISCOUNT_CODES: text(z.stringbool({ error: 'must be true or false' }).default(true)),
  ZUORA_REST_URL: httpUrl(),
  ZUORA_CLIENT_ID: secret(),
  ZUORA_CLIENT_SECRET: secret(),
  ZUORA_PAGE_ID: secret(),
  ZUORA_PAGE_URL: httpUrl(),
  ZUORA_LIBRARY_URL: httpUrl(),
  ZUORA_CALLOUT_SECRET: secret(),
  AVANGATE_API_URL: httpUrl(),
  AVANGATE_CHECKOUT_URL: httpUrl(),
  AVANGATE_MERCHANT_CODE: secret(),
  AVANGATE_SECRET_KEY: secret(),
  AVANGATE_BUY_LINK_SECRET: secret(),
  /** True: orders made with test cards count. */
  AVANGATE_TEST_ORDERS: text(z.stringbool({ error: 'must be true or false' }).default(false)),
  LOG_LEVEL: text(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  /**
   * How many proxies stand before the product, each of which appends to X-Forwarded-For, or the networks they
   * stand in.
   */
  TRUST_PROXY: text(
    z
      .string()
      .default('0')
      .transform(parseTrustedProxies)
      .refine((trusted) => trusted !== null, TRUST_PROXY_INVALID)
      .transform((trusted) => trusted ?? 0),
  ),
  /** In production the site's URL is https unless this says that it need not be. */
  ALLOW_INSECURE_PUBLIC_URL: text(z.stringbool({ error: 'must be true or false' }).default(false)),
  /** Days after which a password has to be changed; 0: never. */
  PASSWORD_MAX_AGE_DAYS: text(z.coerce.number().int().min(0).max(3650).default(0)),
  /** Most sessions a member has at once. */
  CONCURRENT_SESSIONS: text(z.coerce.number().int().min(1).max(100).default(3)),
  /** True: staff need a second factor before they can do anything that is staff's. */
  STAFF_SECOND_FACTOR: text(z.stringbool({ error: 'must be true or false' }).default(false)),
  /**
   * What second factors are sealed with in the database; absent outside of production: a file in the data
   * folder.
   */
  SECOND_FACTOR_KEY: text(z.string().min(32, 'must have at least 32 characters').optional()),
  /** Requests a minute from one address before 429; 0 turns it off. */
  RATE_LIMIT_PER_MINUTE: text(z.coerce.number().int().min(0).default(1200)),
  /** Responses that are the same for everybody, kept by each process until something changes; 0 keeps none. */
  KEPT_RESPONSES_MB: text(z.coerce.number().int().min(0).max(4096).default(32)),
  /** False: sold items are learnt from by `npm run worthscore:learn` alone. */
  WORTHSCORE_LEARNS: text(z.stringbool({ error: 'must be true or false' }).default(true)),
  /** Named points at which a process kills itself, for the fault tests; never set it otherwise. */
  VITRINE_FAILPOINT: text(z.string().optional()),
})

export type Settings = z.infer<typeof settingsSchema>

/** A setting that cannot be used: one line that names it. */
export class SettingsInvalid extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'SettingsInvalid'
  }
}

export interface Config extends Settings {
  isProduction: boolean
  /** Absolute. */
  dataDir: string
  publicUrl: string
  apiProcesses: number
  billing: BillingSettings
}

/** @throws SettingsInvalid */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const parsed = settingsSchema.safeParse(environment)
  if (!parsed.success) {
    throw new SettingsInvalid(
      parsed.error.issues.map((issue) => `The setting ${String(issue.path[0])} ${describe(issue.message)}`),
    )
  }
  const settings = parsed.data
  const missing = missingBillingSettings(settings)
  if (missing.length > 0) throw new SettingsInvalid(missing)
  return {
    ...settings,
    isProduction: settings.NODE_ENV === 'production',
    dataDir: resolve(settings.VITRINE_DATA_DIR),
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    apiProcesses: settings.API_PROCESSES ?? Math.min(availableParallelism(), MOST_PROCESSES_UNASKED),
    billing: billingSettings(settings),
  }
}

function describe(message: string): string {
  return /^(must|may) /.test(message) ? `${message}.` : `cannot be used: ${message}.`
}

export const settingNames = Object.keys(settingsSchema.shape)
