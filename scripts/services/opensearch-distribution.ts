import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findJdk } from './jdk.ts'

const run = promisify(execFile)

const VERSION = '3.6.0'
/** The complete minimal distribution: server and modules, no plugins. */
const ARTIFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`
const CACHE = resolve(import.meta.dirname, '../../.cache/opensearch')

/** The folder of an unpacked OpenSearch; downloaded (160 MB) when it is not there yet. */
export async function ensureOpenSearch(): Promise<string> {
  const home = join(CACHE, `opensearch-${VERSION}`)
  if (!existsSync(home)) {
    mkdirSync(CACHE, { recursive: true })
    await unpack(await download(), home)
  }
  return home
}

async function download(): Promise<string> {
  const archive = join(CACHE, `opensearch-${VERSION}.zip`)
  if (existsSync(archive)) return archive
  try {
    await run('mvn', ['-B', '-q', 'dependency:copy', `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${CACHE}`])
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new Error(
      missing
        ? 'OpenSearch comes through Maven: install mvn'
        : `OpenSearch could not be downloaded (mvn dependency:copy ${ARTIFACT})`,
      { cause: error },
    )
  }
  return archive
}

/** Unpacked aside and renamed, so that a killed run leaves no half of it under the name. */
async function unpack(archive: string, home: string): Promise<void> {
  const aside = join(CACHE, `unpacking-${process.pid}`)
  mkdirSync(aside, { recursive: true })
  // `jar` comes with the JDK that the server needs anyway; it drops the execute bits.
  await run(join(findJdk(21), 'bin/jar'), ['xf', archive], { cwd: aside })
  const bin = join(aside, `opensearch-${VERSION}/bin`)
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755)
  if (!existsSync(home)) renameSync(join(aside, `opensearch-${VERSION}`), home)
  rmSync(aside, { recursive: true })
}
