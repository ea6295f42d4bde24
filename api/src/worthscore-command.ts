import { parseArgs } from 'node:util'
import { openDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { systemClock } from '@vitrine/platform/clock'
import { loadConfig, SettingsInvalid } from '@vitrine/platform/config'
import { openSearchEngine } from '@vitrine/search/open-engine'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import { readPlaces } from './taxonomy/queries/read-places/read-places.query.ts'
import { describeLesson } from './worth-score/commands/learn-worth/describe-lesson.ts'
import { LEAST_LOTS, learnWorth } from './worth-score/commands/learn-worth/learn-worth.ts'

const usage = `npm run worthscore:learn [-- --lots N] [-- --judged N]
  --lots N     learn from the newest N sold items of each currency (300000)
  --judged N   estimate N later ones of them to calibrate the ranges (5000)`

async function main(): Promise<number> {
  const { mostLots, mostJudged } = readArguments()
  const config = loadConfig(process.env)
  if (!config.DATABASE_URL) throw new SettingsInvalid(['The setting DATABASE_URL is missing.'])
  const { database, pool, close } = openDatabase({ url: config.DATABASE_URL, poolSize: 8, applicationName: 'vitrine-worthscore' })
  const engine = openSearchEngine(config, sqlExecutor(pool))
  try {
    const tree = await readPlaces(database)
    const begin = performance.now()
    const learnt = await learnWorth({ database, engine, tree }, {
      mostLots, mostJudged, now: () => systemClock.now(),
      onCurrency: (currency, lots) => console.log(`Learning from ${lots} sold items in ${currency} …`),
      onLesson: (currency, lesson) => console.log(describeLesson(currency, lesson)),
    })
    console.log(learnt === 0 ? `No currency has ${LEAST_LOTS} sold items of three days yet: nothing was learnt.` : `WorthScore uses this from its next estimate on (${((performance.now() - begin) / 1000).toFixed(1)} s).`)
    return 0
  } finally {
    await engine.close()
    await close()
  }
}

function readArguments(): { mostLots: number; mostJudged: number } {
  try {
    const { values } = parseArgs({ args: process.argv.slice(2), options: { lots: { type: 'string', default: '300000' }, judged: { type: 'string', default: '5000' } } })
    const [mostLots, mostJudged] = [Number(values.lots), Number(values.judged)]
    if (Number.isInteger(mostLots) && mostLots >= LEAST_LOTS && Number.isInteger(mostJudged) && mostJudged >= 1) return { mostLots, mostJudged }
  } catch {
    // An option that is not known: the usage says which there are.
  }
  throw new SettingsInvalid([usage])
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof SearchUnavailable ? 'The search engine cannot be reached: comparables come from its index. Is it running?' : error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
