import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What may ask the machine or the database for the time, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'api/src/operations/queries/list-indexes.query.ts':
    'a figure for staff: the age of an event is told by the clock that wrote it',
  'api/src/operations/queries/read-outbox.query.ts':
    'a figure for staff: the age of an event is told by the clock that wrote it',
  'api/src/operations/queries/read-storage-use.query.ts':
    'a figure for staff: the age of a file is told by the clock that wrote it',
  'api/src/operations/system-checks.ts':
    'a figure for staff: how long connections are silent is told by the database that wrote when they last spoke',
  'workers/src/outbox-relay/sweep.ts':
    'a lease between processes: the database wrote the time and judges it, so that machines need not agree',
  'workers/src/search-projections/rebuild-index/rebuild-index.ts':
    'compared with `revised_at`, which the database writes',
}

/** Asks the machine. */
const MACHINE = /\bnew Date\(\)|\bDate\.now\(\)/
/** Compares or reckons with the database's time. `SET updated_at = now()`, which only notes when, is none. */
const DATABASE =
  /(?:[<>]=?|[-+]|'[<>]=?',)\s*(?:sql(?:<\w+>)?`)?(?:now|clock_timestamp)\(\)|(?<![.\w])(?:now|clock_timestamp)\(\)\s*(?:[-+]|[<>]=?)/

const asksForTime = (source: string) => MACHINE.test(source) || DATABASE.test(source)

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/spec\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('/testing/'))
}

test('handlers, workers and what they share take their clock from outside', () => {
  const asking = ['api/src', 'workers/src', 'packages/domain/src']
    .flatMap(sourcesOf)
    .filter((path) => asksForTime(readFileSync(join(root, path), 'utf8')))
  // Whatever stands here in addition takes a `Clock` (packages/platform/src/clock.ts), or is an exception
  // with its reason.
  expect(asking.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test.each([
  ['const at = new Date()', true],
  ['const at = Date.now() + 5', true],
  ["where('expires_at', '>', sql<Date>`now()`)", true],
  ['WHERE due_at <= now()', true],
  ["created_at < now() - interval '30 days'", true],
  ['SET next_at = clock_timestamp() + make_interval(secs => 5)', true],
  ['const at = new Date(row.created_at)', false],
  ['SET updated_at = now(), revision = revision + 1', false],
  ['const now = this.clock.now()', false],
  ['timeBefore(this.clock.now(), { hours: 1 })', false],
])('%s asks for the time: %s', (source, expected) => {
  expect(asksForTime(source)).toBe(expected)
})
