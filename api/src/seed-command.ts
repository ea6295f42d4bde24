import 'reflect-metadata'
import { rm } from 'node:fs/promises'
import { NestFactory } from '@nestjs/core'
import { CommandBus } from '@nestjs/cqrs'
import { openDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { cacheAreas } from '@vitrine/contracts/areas'
import { systemClock } from '@vitrine/platform/clock'
import { loadConfig, SettingsInvalid } from '@vitrine/platform/config'
import { fillingInMarker } from '@vitrine/platform/filling-in-marker'
import { createLogger } from '@vitrine/platform/logging'
import { createMetricsRegistry } from '@vitrine/platform/metrics'
import { openObjectStorage } from '@vitrine/platform/storage/open-object-storage'
import { openSearchEngine } from '@vitrine/search/open-engine'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AppModule } from './app.module.ts'
import { Generations } from './cached-areas/generations.ts'
import { shipThesaurus } from './ship-thesaurus.ts'
import { putPictures } from './starter-content/put-pictures.ts'
import { fillInMarks, fillInSoldItems } from './starter-content/fill-in-imports.ts'
import { fillInStarterContent } from './starter-content/fill-in-starter-content.ts'
import { readStarterMarks } from './starter-content/marks/read-starter-marks.ts'
import { readStarterContent } from './starter-content/read-starter-content.ts'
import { starterAccounts } from './starter-content/starter-accounts.ts'
import { tellWhenSearchable } from './starter-content/tell-when-searchable.ts'
import { fillInVaults } from './starter-content/vault/fill-in-vaults.ts'

/**
 * Fills an empty site with its starter content, and says when the dictionary can be searched. The last line
 * of output is JSON: the accounts to sign in with. `--sold-items N` fills in N sold items.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { 'sold-items': { type: 'string' } },
  })
  const config = loadConfig(process.env)
  if (config.isProduction) throw new SettingsInvalid(['Nothing is seeded in production.'])
  if (!config.DATABASE_URL) throw new SettingsInvalid(['The setting DATABASE_URL is missing.'])
  const folder = fileURLToPath(new URL('../starter-content', import.meta.url))
  const { database, pool, close } = openDatabase({
    url: config.DATABASE_URL,
    applicationName: 'vitrine-seed',
  })
  const engine = openSearchEngine(config, sqlExecutor(pool))
  const storage = openObjectStorage(config)
  const resources = {
    config,
    database,
    engine,
    storage,
    logger: createLogger({ level: 'warn', name: 'seed' }),
    metrics: createMetricsRegistry('seed'),
  }
  const app = await NestFactory.createApplicationContext(AppModule.with(resources), {
    logger: ['error', 'warn'],
    abortOnError: false,
  })
  const filledIn = new AbortController()
  let telling: Promise<void> | undefined
  try {
    const accounts = await starterAccounts(config.dataDir)
    await putPictures(`${folder}/pictures`, storage)
    await fillInStarterContent(
      app.get(CommandBus),
      database,
      await readStarterContent(folder),
      accounts,
      systemClock.now(),
      () => {
        telling = tellWhenSearchable(database, engine, filledIn.signal)
      },
    )
    await fillInMarks({
      url: config.DATABASE_URL,
      database,
      app,
      storage,
      imageHosts: config.IMAGE_HOSTS,
      marks: await readStarterMarks(`${folder}/marks`),
    })
    await fillInSoldItems({
      folder,
      url: config.DATABASE_URL,
      database,
      app,
      imageHosts: config.IMAGE_HOSTS,
      count: values['sold-items'] === undefined ? undefined : Number(values['sold-items']),
    })
    await shipThesaurus(database)
    await fillInVaults(app.get(CommandBus), database, folder, accounts)
    await rm(fillingInMarker(config.dataDir), { force: true })
    // Pages that were read while it was filled in hang on the little that was there.
    await app.get(Generations, { strict: false }).invalidate(cacheAreas.map((area) => ({ area })))
    console.log(JSON.stringify({ accounts }))
  } finally {
    filledIn.abort()
    await telling
    await app.close()
    await engine.close()
    await close()
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof SettingsInvalid ? error.message : error)
  process.exitCode = 1
})
