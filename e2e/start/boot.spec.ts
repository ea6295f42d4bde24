import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

function boot(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/boot.mjs', ...args], { cwd: root }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: `${stdout}${stderr}`.trim() })
    })
  })
}

describe('scripts/boot.mjs', () => {
  it.each(['cook', '../start', ''])('says in one line that there is no command %j', async (name) => {
    expect(await boot(name)).toEqual({ code: 1, output: `There is no command "${name}".` })
  })
})
