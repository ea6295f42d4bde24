import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product/settings.ts'
import { testGroups, type TestGroup } from './test-groups.ts'

/** The groups of the tree as it is on disk, new files included. */
export function treeGroups(): TestGroup[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return testGroups(list.split('\0').filter((file) => file !== '' && existsSync(join(root, file))))
}
