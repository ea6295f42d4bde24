// Vendure with its Elasticsearch plugin, as its documentation sets it up, for `npm run bench -- peers`.
// Installed and run in .cache/peers, where its packages are.   node vendure-server.mjs fill CATALOGUE.csv
// creates the schema, imports the products and builds the index, then ends   node vendure-server.mjs serve
// serves the shop and admin APIs; prints "ready" when it does
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'package.json'))
const {
  bootstrap,
  ConfigService,
  DefaultLogger,
  JobQueueService,
  LogLevel,
  RequestContextService,
  SearchService,
} = require('@vendure/core')
const { populate } = require('@vendure/core/cli')
const { ElasticsearchPlugin } = require('@vendure/elasticsearch-plugin')
const { Transport } = require('@elastic/elasticsearch')

const [mode, catalogue] = process.argv.slice(2)
const searchUrl = new URL(process.env.PEER_SEARCH_URL ?? '')

/**
 * Its reindex sends each product in a bulk of its own and has the index refreshed after each: hours for
 * 20,000. Searches see all of them at the end as well.
 */
class WithoutRefreshes extends Transport {
  request(params, ...rest) {
    return super.request(
      params.querystring?.refresh
        ? { ...params, querystring: { ...params.querystring, refresh: false } }
        : params,
      ...rest,
    )
  }
}

// While it is filled each new product would be indexed by a job of its own; one reindex does them all.
const config = {
  apiOptions: {
    port: Number(process.env.PEER_PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'superadmin', password: process.env.PEER_PASSWORD },
    requireVerification: false,
    cookieOptions: { secret: process.env.PEER_PASSWORD },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.PEER_DATABASE_URL,
    synchronize: mode === 'fill',
    logging: false,
    poolSize: 20,
  },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [
    ElasticsearchPlugin.init({
      host: `${searchUrl.protocol}//${searchUrl.hostname}`,
      port: Number(searchUrl.port),
      indexPrefix: 'vendure-',
      bufferUpdates: mode === 'fill',
      ...(mode === 'fill' && { clientOptions: { Transport: WithoutRefreshes } }),
      searchConfig: { totalItemsMaxSize: 10_000 },
    }),
  ],
}

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'World',
  countries: [{ name: 'United States', code: 'US', zone: 'World' }],
  taxRates: [{ name: 'Standard', percentage: 0 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
}

if (mode === 'fill') {
  const app = await populate(async () => await bootstrap(config), initialData, catalogue)
  const [jobs, search, contexts] = [
    app.get(JobQueueService),
    app.get(SearchService),
    app.get(RequestContextService),
  ]
  await jobs.start()
  const context = await contexts.create({ apiType: 'admin' })
  const job = await search.reindex(context)
  for await (const { progress, state } of polled(app, job.id)) {
    if (state === 'COMPLETED') break
    if (state === 'FAILED') throw new Error(`Vendure could not index, at ${progress}%`)
  }
  await app.close()
  process.exit(0)
}
await bootstrap(config)
console.log('ready')

async function* polled(app, id) {
  const strategy = app.get(ConfigService).jobQueueOptions.jobQueueStrategy
  for (;;) {
    yield await strategy.findOne(id)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
