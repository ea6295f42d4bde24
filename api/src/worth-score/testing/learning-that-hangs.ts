import { withAdvisoryLock } from '@vitrine/database/advisory-lock'
import { openDatabase } from '@vitrine/database/database'
import { recorded } from '../learning/learning-record.ts'

/** A process that has begun to learn and gets no further: for a test that kills it. Says so on its output. */
const open = openDatabase({ url: process.argv[2] ?? '', poolSize: 3 })
const now = new Date(process.argv[3] ?? '')
const hang = async () => {
  console.log('learning')
  return await new Promise<number>((resolve) => setTimeout(() => resolve(0), 600_000))
}
await withAdvisoryLock(
  open,
  'worth-score-learning',
  async () => await recorded(open.database, () => now, hang),
)
