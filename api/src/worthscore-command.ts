import { parseArgs } from 'node:util'
import { withAdvisoryLock } from '@vitrine/database/advisory-lock'
import { openDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { systemClock } from '@vitrine/platform/clock'
import { loadConfig, SettingsInvalid } from '@vitrine/platform/config'
import { openSearchEngine } from '@vitrine/search/open-engine'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import { readPlaces } from './taxonomy/queries/read-places.query.ts'
import { describeLesson } from './worth-score/learn-worth/describe-lesson.ts'
import { LEAST_LOTS, learnWorth } from './worth-score/learn-worth/learn-worth.ts'
import { recorded } from './worth-score/learning/learning-record.ts'

const usage = `npm run worthscore:learn [-- --lots N] [-- --judged N]
  --lots N     learn from the newest N sold items of each currency (300000)
  --judged N   estimate N later ones of them to calibrate the ranges (5000)`

async function main(): Promise<number> {
  const { mostLots, mostJudged, followsParent } = readArguments()
  // Whoever started it as a part of itself takes it along: its connection goes, and with it the lock.
  if (followsParent) process.once('disconnect', () => process.exit(1)).channel?.unref()
  const config = loadConfig(process.env)
  if (!config.DATABASE_URL) throw new SettingsInvalid(['The setting DATABASE_URL is missing.'])
  const open = openDatabase({ url: config.DATABASE_URL, poolSize: 8, applicationName: 'vitrine-worthscore' })
  const { database, pool, close } = open
  const engine = openSearchEngine(config, sqlExecutor(pool))
  try {
    const tree = await readPlaces(database)
    const begin = performance.now()
    const now = () => systemClock.now()
    const learn = async () =>
      await learnWorth(
        { database, engine, tree },
        {
          mostLots,
          mostJudged,
          now,
          onCurrency: (currency, lots) => console.log(`Learning from ${lots} sold items in ${currency} …`),
          onLesson: (currency, lesson) => console.log(describeLesson(currency, lesson)),
        },
      )
    const learnt = await withAdvisoryLock(
      open,
      'worth-score-learning',
      async () => await recorded(database, now, learn),
    )
    if (learnt === null) {
      console.log('WorthScore is learning already, in another process.')
      return 0
    }
    console.log(
      learnt === 0
        ? `No currency has ${LEAST_LOTS} sold items of three days yet: nothing was learnt.`
        : `WorthScore uses this from its next estimate on (${((performance.now() - begin) / 1000).toFixed(1)} s).`,
    )
    return 0
  } finally {
    await engine.close()
    await close()
  }
}

function readArguments(): { mostLots: number; mostJudged: number; followsParent: boolean } {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
      options: {
        lots: { type: 'string', default: '300000' },
        judged: { type: 'string', default: '5000' },
        'follow-parent': { type: 'boolean', default: false },
      },
    })
    const [mostLots, mostJudged] = [Number(values.lots), Number(values.judged)]
    if (
      Number.isInteger(mostLots) &&
      mostLots >= LEAST_LOTS &&
      Number.isInteger(mostJudged) &&
      mostJudged >= 1
    )
      return { mostLots, mostJudged, followsParent: values['follow-parent'] }
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
    console.error(
      error instanceof SearchUnavailable
        ? 'The search engine cannot be reached: comparables come from its index. Is it running?'
        : error instanceof Error
          ? error.message
          : String(error),
    )
    process.exitCode = 1
  },
)
