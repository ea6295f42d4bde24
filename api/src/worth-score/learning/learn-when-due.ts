import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { priceGuideIndex } from '@vitrine/search/price-guide/price-guide.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { isLearningDue } from './learning-due.rules.ts'
import { countSoldItems, readLearning } from './learning-record.ts'

const EVERY_MS = 60_000
/** Behind the first page. */
const FIRST_AFTER_MS = 20_000
/** Members' requests come first: the child has the lowest priority but one. */
const NICENESS = 15
/** Less than an operator's command takes: the database serves members meanwhile. */
const GENTLY = ['--lots', '100000', '--judged', '2000'] as const
/** Comparables come from the index: while it lacks more of the sold items than this, learning waits. */
const INDEXED_SHARE = 0.95

export interface WorthLearning {
  database: Database
  engine: SearchEngine
  clock: Clock
  logger: Logger
}

/**
 * Learns from the sold items whenever enough of them have come, in a process of its own: minutes of
 * arithmetic would hold up every request here. Of several apis only one learns at a time (the command takes a
 * lock).
 *
 * @returns ends it, and a learning that is under way
 */
export function learnWorthWhenDue({ database, engine, clock, logger }: WorthLearning): () => void {
  let child: ChildProcess | null = null
  const look = async () => {
    if (child || !(await isDue({ database, engine, clock }))) return
    child = startLearning(logger, () => (child = null))
  }
  const round = () =>
    void look().catch((error: unknown) =>
      logger.warn(
        { err: error },
        'whether WorthScore should learn cannot be told; it will be looked at again',
      ),
    )
  const first = setTimeout(round, FIRST_AFTER_MS).unref()
  const timer = setInterval(round, EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    child?.kill()
  }
}

export async function isDue({
  database,
  engine,
  clock,
}: Pick<WorthLearning, 'database' | 'clock'> & {
  engine: Pick<SearchEngine, 'countDocuments'>
}): Promise<boolean> {
  const [last, soldItems] = await Promise.all([readLearning(database), countSoldItems(database)])
  if (!isLearningDue(last, soldItems, clock.now())) return false
  return (await engine.countDocuments(priceGuideIndex)) >= INDEXED_SHARE * soldItems
}

function startLearning(logger: Logger, onEnd: () => void): ChildProcess {
  // Beside what Node was started with, whichever file of the bundle this stands in.
  const script = join(dirname(process.argv[1] ?? ''), 'worthscore-command.js')
  const child = spawn(process.execPath, [script, '--follow-parent', ...GENTLY], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  logger.info('WorthScore learns from the sold items')
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (told += text))
  child.on('error', (error) => logger.error({ err: error }, 'WorthScore cannot learn'))
  child.on('close', (code) => {
    onEnd()
    if (code === 0) logger.info({ learnt: told.trim() }, 'WorthScore has learnt')
    else
      logger.error(
        { code, told: told.trim() },
        'WorthScore has not learnt; it will be tried again in an hour',
      )
  })
  return child
}
