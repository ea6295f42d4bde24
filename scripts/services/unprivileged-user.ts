import { readFileSync } from 'node:fs'
import { chownSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Servers like Postgres refuse to run as root; this is whom they run as then. */
export interface UnprivilegedUser {
  uid: number
  gid: number
  name: string
}

/** Null when we are not root and need nobody else. */
export function unprivilegedUser(): UnprivilegedUser | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const user = users.find(([name]) => name === wanted)
    if (user) return { name: wanted, uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new Error(
    'Running as root needs a user "nobody" (or "postgres") to run the database as; this machine has neither.',
  )
}

export interface CommandLine {
  command: string
  args: string[]
}

const SETPRIV = '/usr/bin/setpriv'

/**
 * The command that runs `command` as that user. It keeps the right to pass through folders that only root may
 * enter (a checkout under /root is one), which plain uid switching would lose. With `endsWithUs` the kernel
 * sends it SIGINT when we are gone, even killed (where setpriv is there to ask for that).
 */
export function asUser(
  user: UnprivilegedUser | null,
  command: string,
  args: readonly string[],
  { endsWithUs = false } = {},
): CommandLine {
  const deathSignal = endsWithUs ? ['--pdeathsig=INT'] : []
  if (!user)
    return endsWithUs && existsSync(SETPRIV)
      ? { command: SETPRIV, args: [...deathSignal, '--', command, ...args] }
      : { command, args: [...args] }
  if (!existsSync(SETPRIV))
    throw new Error('Running as root needs setpriv (package util-linux) on this machine.')
  return {
    command: SETPRIV,
    args: [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
      ...deathSignal,
      '--',
      command,
      ...args,
    ],
  }
}

export function giveTo(user: UnprivilegedUser | null, path: string): void {
  if (!user || !existsSync(path)) return
  chownSync(path, user.uid, user.gid)
  if (lstatSync(path).isDirectory()) for (const entry of readdirSync(path)) giveTo(user, join(path, entry))
}
