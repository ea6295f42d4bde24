import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux distributions and installers put JDKs. */
const JDK_FOLDERS = ['/usr/lib/jvm', '/usr/java', '/opt', '/opt/java']

/**
 * The newest JDK of at least this version: it may lie beside an older default, so `java` on the path does not
 * tell.
 */
export function findJdk(minimum: number): string {
  const installed = JDK_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  )
  const homes = [process.env.JAVA_HOME, ...installed].filter((home) => home !== undefined)
  const newest = homes
    .map((home) => ({ home, version: versionOf(home) }))
    .toSorted((a, b) => b.version - a.version)
    .at(0)
  if (!newest || newest.version < minimum)
    throw new Error(`no JDK ${minimum} or newer found in ${JDK_FOLDERS.join(', ')} or JAVA_HOME`)
  return newest.home
}

/** The feature version from the `release` file that every JDK carries; 0 for other folders. */
function versionOf(home: string): number {
  const release = join(home, 'release')
  if (!existsSync(release) || !existsSync(join(home, 'bin/jar'))) return 0
  return Number(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8'))?.[1] ?? 0)
}
