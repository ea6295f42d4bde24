import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bin, runTool } from '../rings/run-tool.ts'
import { outcomeOf, reportSchema } from '../rings/vitest-ring.ts'

const root = join(import.meta.dirname, '../..')

/** One worker without isolation runs these files, in this order. */
const files = {
  'a.spec.js': `
    test('ends in time', () => undefined)
    test('hangs', never, 1)
    test('follows', () => undefined)
    describe('a group', () => {
      test('follows', () => undefined)
    })`,
  'b.spec.js': `
    test('is in another file', () => undefined)
    test('fails', () => expect(1).toBe(2))
    test('follows a failed test', () => undefined)`,
  'c.spec.js': `
    afterEach(never, 1)
    test('is followed by a hook that hangs', () => undefined)
    test('follows', () => undefined)`,
  'd.spec.js': `
    test('ends in time', () => undefined)
    describe('a group whose set-up hangs', () => {
      beforeAll(never, 1)
      test('is never run', () => undefined)
    })
    test('follows', () => undefined)`,
}

const config = {
  root: '',
  test: {
    include: ['*.spec.js'],
    setupFiles: [join(root, 'scripts/testing/stop-after-timeout.ts')],
    isolate: false,
    maxWorkers: 1,
    reporters: ['json'],
    outputFile: 'report.json',
  },
}

let folder: string
let report: ReturnType<typeof reportSchema.parse>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-timeout-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const imports = "import { afterEach, beforeAll, describe, expect, test } from 'vitest'"
  for (const [name, text] of Object.entries(files)) {
    await writeFile(
      join(folder, name),
      `${imports}\nconst never = () => new Promise(() => undefined)\n${text}\n`,
    )
  }
  await writeFile(
    join(folder, 'vitest.config.mjs'),
    `export default ${JSON.stringify({ ...config, root: folder })}\n`,
  )
  await runTool(bin('vitest'), ['run'], { cwd: folder })
  report = reportSchema.parse(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The tests of a file with what was said of each. */
const outcomes = (file: string) =>
  report.testResults
    .find(({ name }) => name.endsWith(file))
    ?.assertionResults.map(({ fullName, status, failureMessages }) => [
      fullName,
      status === 'failed' ? (failureMessages?.[0]?.split('\n')[0] ?? '') : status,
    ])

const notRun = 'Error: not run: an earlier test of this file timed out'

test('after a test that timed out no other test of its file runs', () => {
  expect(outcomes('a.spec.js')).toEqual([
    ['ends in time', 'passed'],
    ['hangs', expect.stringContaining('timed out in 1ms')],
    ['follows', notRun],
    ['a group follows', notRun],
  ])
})

test('another file of the same worker runs, and so does what follows a test that failed otherwise', () => {
  expect(outcomes('b.spec.js')).toEqual([
    ['is in another file', 'passed'],
    ['fails', expect.stringContaining('expected 1 to be 2')],
    ['follows a failed test', 'passed'],
  ])
})

test('a hook that timed out stops its file as well', () => {
  expect(outcomes('c.spec.js')).toEqual([
    ['is followed by a hook that hangs', expect.stringContaining('timed out in 1ms')],
    ['follows', notRun],
  ])
  expect(outcomes('d.spec.js')).toEqual([
    ['ends in time', 'passed'],
    ['a group whose set-up hangs is never run', 'skipped'],
    ['follows', notRun],
  ])
})

test('tests that did not run count as failed', () => {
  expect(outcomeOf(report, 1)).toMatchObject({ passed: 4, failed: 8 })
})
