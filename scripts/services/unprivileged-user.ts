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
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const user = users.find(([name]) => name === wanted)
    if (user) return { name: wanted, uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new Error('Running as root needs a user "nobody" (or "postgres") to run the database as; this machine has neither.')
}

/**
 * The command that runs `command` as that user. It keeps the right to pass through folders that only root may enter
 * (a checkout under /root is one), which plain uid switching would lose.
 */
export function asUser(user: UnprivilegedUser | null, command: string, args: readonly string[]): { command: string; args: string[] } {
  if (!user) return { command, args: [...args] }
  if (!existsSync('/usr/bin/setpriv')) throw new Error('Running as root needs setpriv (package util-linux) on this machine.')
  return {
    command: '/usr/bin/setpriv',
    args: [
      `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups',
      '--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override',
      '--', command, ...args,
    ],
  }
}

export function giveTo(user: UnprivilegedUser | null, path: string): void {
  if (!user || !existsSync(path)) return
  chownSync(path, user.uid, user.gid)
  if (lstatSync(path).isDirectory()) for (const entry of readdirSync(path)) giveTo(user, join(path, entry))
}
