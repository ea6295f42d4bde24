import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const bin = (name: string) => join(root, 'node_modules/.bin', name)

let copy: string

/** The tree as it stands in git and on disk, with the packages of this one. */
beforeAll(async () => {
  copy = await mkdtemp(join(await realpath(tmpdir()), 'vitrine-new-'))
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const paths = stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  for (const folder of new Set(paths.map(dirname))) mkdirSync(join(copy, folder), { recursive: true })
  for (const path of paths) copyFileSync(join(root, path), join(copy, path), constants.COPYFILE_FICLONE)
  await mkdir(join(copy, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules'))) {
    // Our own packages are the copy's; what npm links stands beside it, by the same relative path.
    if (name === '@vitrine')
      await cp(join(root, 'node_modules', name), join(copy, 'node_modules', name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  for (const workspace of ['api', 'web'])
    if (existsSync(join(root, workspace, 'node_modules')))
      await symlink(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

/**
 * The compiler's several checkers each look at what the workspaces share: one takes half of the processor
 * time.
 */
const typesOf = (workspace: string) =>
  complaintsOf(bin('tsc'), ['--noEmit', '--checkers', '1', '-p', workspace])

/** What a tool says where it fails; nothing where it is content. */
async function complaintsOf(command: string, args: readonly string[], folder = '.'): Promise<string> {
  return await run(command, [...args], { cwd: join(copy, folder), maxBuffer: 64 * 1024 * 1024 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}` || 'it failed',
  )
}

/** What the generator wrote or changed, as it prints it. */
async function made(...args: readonly string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['scripts/new.ts', ...args], { cwd: copy })
  return stdout.trim().split('\n')
}

test('a scratch area with a command, its button, a search index and a consumer passes types, lint, import rules, the schema’s check, its tests and the access matrix', async () => {
  const node = process.execPath
  const ofArea = await made('area', 'price-lists')
  const ofCommand = await made('command', 'price-lists', 'archive-price-list')
  const ofForm = await made('form', 'price-lists', 'archive-price-list')
  // What a command costs with its endpoint and its form.
  expect(new Set([...ofCommand, ...ofForm]).size).toBeLessThanOrEqual(15)
  const ofIndex = await made('index', 'price-lists')
  const ofConsumer = await made('consumer', 'price-lists', 'archived')

  expect(await complaintsOf(node, ['scripts/generate-database-types.ts'])).toBe('')
  const sources = [...new Set([...ofArea, ...ofCommand, ...ofForm, ...ofIndex, ...ofConsumer])].filter(
    (path) => /\.(ts|tsx)$/.test(path),
  )
  // What these import of the packages is checked with them. Two at a time: the tests wait for a database
  // while the types are looked at.
  const complaints = await Promise.all([
    (async () => [
      await complaintsOf(join(root, 'web/node_modules/.bin/react-router'), ['typegen'], 'web'),
      await typesOf('web'),
      await typesOf('api'),
      await typesOf('workers'),
      await typesOf('admin'),
      await complaintsOf(bin('oxlint'), ['--type-aware', '--quiet', ...sources]),
    ])(),
    (async () => [
      await complaintsOf(bin('vitest'), [
        'run',
        '--project',
        'integration',
        '-t',
        'price-lists|Price list|price list|price-list writes|every route of the api|is tried|a list admits',
        'api/src/price-lists',
        'workers/src/price-lists',
        'workers/src/search-projections/price-lists',
        'api/src/http/access-matrix.int-spec.ts',
        'api/src/records/writable-columns.int-spec.ts',
        'packages/database/src/areas-and-schema.int-spec.ts',
      ]),
      await complaintsOf(bin('vitest'), [
        'run',
        '--project',
        'unit',
        'packages/contracts/src/areas-fit.spec.ts',
        'packages/contracts/src/measured-text.spec.ts',
        'packages/messaging/src/consumers.spec.ts',
        'scripts/lint/area-circles.spec.ts',
        'scripts/lint/clock.spec.ts',
        'admin/src/resources.spec.ts',
        'admin/src/audit/every-entry.spec.ts',
        'admin/src/find/record-sources.spec.ts',
        'api/src/operations/queries/audit-subjects.spec.ts',
        'web/app/features/shell/page-views.spec.ts',
      ]),
    ])(),
  ])
  expect(complaints.flat().filter((complaint) => complaint !== '')).toEqual([])
  // A minute on quiet processors; every tool reads the whole tree, so a busy machine takes long.
}, 900_000)
