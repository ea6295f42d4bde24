import { parseArgs } from 'node:util'
import type { Config } from '@vitrine/platform/config'
import { build } from './product/build.ts'
import { runsAt, waysIn } from './product/announce.ts'
import { provideBilling } from './product/billing-stand-in.ts'
import { migrateDatabase, provideDatabase, type ProvidedDatabase } from './product/database.ts'
import { runCommand } from './product/failure.ts'
import { claimInstance, type ClaimedInstance } from './product/instance.ts'
import {
  databaseNeedsRoom,
  namedServersMustRespond,
  portMustBeFree,
  prepareDataFolder,
} from './product/preflight.ts'
import { startProduct } from './product/product.ts'
import { readSettings, type Environment } from './product/settings.ts'
import { stopOnSignals, type Shutdown } from './product/shutdown.ts'
import {
  announceStarterContent,
  fillInStarterContent,
  lacksStarterContent,
  starterAccounts,
} from './product/starter-content.ts'
import { freePort } from '@vitrine/platform/free-port'

/** Tests fill in fewer sold items than people see: indexing them takes most of a first start. */
const { values: options } = parseArgs({
  options: { 'sample-sold-items': { type: 'string' } },
  allowPositionals: true,
})

const STEP_TOLD_AFTER_MS = 400
const STEP_TOLD_AGAIN_MS = 20_000

await runCommand(async () => {
  const shutdown = stopOnSignals((line) => console.log(line))
  try {
    await start(shutdown)
  } catch (error) {
    // What a Ctrl-C has cut short is not a failure; its handler ends the process.
    if (!shutdown.signal.aborted) {
      await shutdown.stop()
      throw error
    }
  }
  await new Promise(() => undefined)
})

async function start(shutdown: Shutdown): Promise<void> {
  const begin = performance.now()
  const { config, environment } = readSettings(await withPort())
  prepareDataFolder(config.dataDir)
  if (!config.DATABASE_URL) databaseNeedsRoom(config.dataDir)
  // In production several containers may share the folder (pictures, mails); an embedded database has one
  // owner.
  const instance = config.isProduction ? null : await claim(config.dataDir, shutdown)
  if (config.ROLES.includes('api')) await portMustBeFree(config.HOST, config.PORT)
  await namedServersMustRespond(config)

  // Neither waits for the other: a first start makes the database while the build runs.
  const [database] = await Promise.all([
    step('Starting the database', startDatabase(config, shutdown)),
    step('Building what has changed', build(undefined, shutdown.signal)),
  ])
  const billing = await provideBilling(config, shutdown)
  if (billing.url !== null) instance?.update({ billingStandIn: billing.url })
  const inner: Environment = {
    ...environment,
    ...billing.environment,
    DATABASE_URL: database.url,
    VITRINE_DATA_DIR: config.dataDir,
  }
  announceStarterContent(config)
  const product = await startProduct(config, inner, instance)
  shutdown.add(product)
  const filling = lacksStarterContent(config) ? beginFillingIn(config, inner) : null
  await step('Starting', Promise.all([product.untilReady(), filling?.firstPages]))
  const url = config.ROLES.includes('api') ? config.publicUrl : null
  console.log(
    runsAt({
      url,
      dataDir: config.dataDir,
      seconds: (performance.now() - begin) / 1000,
      isFilling: filling !== null,
    }),
  )
  if (filling) await step('Filling in the sample content', filling.everything)
  instance?.update({ ...(url !== null && { url }), databaseUrl: database.url })
  if (url !== null)
    console.log(waysIn({ url, accounts: starterAccounts(config), billingStandIn: billing.url }))
}

interface FillingIn {
  /** Resolves when somebody who opens the site finds the dictionary, at the latest with everything. */
  firstPages: Promise<void>
  everything: Promise<void>
}

/** Beside the start of the processes, which index what it brings in. */
function beginFillingIn(config: Config, environment: Environment): FillingIn {
  const dictionary = Promise.withResolvers<void>()
  const everything = fillInStarterContent(config, environment, {
    soldItems: options['sample-sold-items'],
    onDictionary: dictionary.resolve,
  })
  const hasBoth = config.ROLES.includes('api') && config.ROLES.includes('workers')
  const firstPages = hasBoth ? Promise.race([dictionary.promise, everything]) : Promise.resolve()
  // Both are awaited one after the other; the first to fail ends the start.
  for (const promise of [firstPages, everything]) promise.catch(() => undefined)
  return { firstPages, everything }
}

/** With its schema up to date. A stop that comes while it is starting waits until it can be stopped. */
async function startDatabase(config: Config, shutdown: Shutdown): Promise<ProvidedDatabase> {
  const starting = provideDatabase(config)
  let database: ProvidedDatabase | undefined
  shutdown.add({
    stop: async () => await (await starting.catch(() => null))?.stop(),
    kill: () => database?.kill(),
  })
  database = await starting
  await migrateDatabase(database.url)
  return database
}

async function claim(dataDir: string, shutdown: Shutdown): Promise<ClaimedInstance> {
  const instance = await claimInstance(dataDir, 'npm start')
  shutdown.add({ stop: () => instance.release() })
  return instance
}

/** PORT=0 asks for any free one: the processes must agree on which. */
async function withPort(): Promise<Environment> {
  return process.env['PORT'] === '0' ? { ...process.env, PORT: String(await freePort()) } : process.env
}

/**
 * Says what takes a while once it does, and again now and then, so that nobody takes a slow machine for a
 * stuck one.
 */
async function step<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const begin = performance.now()
  const first = setTimeout(() => console.log(`${name} …`), STEP_TOLD_AFTER_MS)
  const again = setInterval(
    () => console.log(`${name}, ${Math.round((performance.now() - begin) / 1000)} s so far …`),
    STEP_TOLD_AGAIN_MS,
  )
  return await work.finally(() => {
    clearTimeout(first)
    clearInterval(again)
  })
}
