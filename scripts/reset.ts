import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { claimInstance } from './product/instance.ts'
import { prepareDataFolder } from './product/preflight.ts'
import { dataFiles, readSettings } from './product/settings.ts'
import { stopOrphanedPostgres } from './services/postgres-cluster.ts'

await runCommand(async () => {
  const { dataDir } = readSettings().config
  if (!existsSync(dataDir) || (await readdir(dataDir)).length === 0) {
    console.log(`There is nothing in ${dataDir}.`)
    return 0
  }
  if (!existsSync(dataFiles(dataDir).readme))
    throw new CannotGoOn(`${dataDir} does not look like a data folder of Vitrine; nothing was removed.`)
  if (!process.argv.includes('--yes') && !(await isConfirmed(dataDir))) {
    console.log('Nothing was removed.')
    return 1
  }
  prepareDataFolder(dataDir)
  await claimInstance(dataDir, 'npm run reset')
  await stopOrphanedPostgres(dataFiles(dataDir).postgres)
  for (const entry of await readdir(dataDir)) await rm(join(dataDir, entry), { recursive: true, force: true })
  console.log(`${dataDir} is empty. The next "npm start" begins anew.`)
  return 0
})

async function isConfirmed(dataDir: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new CannotGoOn(
      'npm run reset asks before it removes anything; without a terminal to ask at, say: npm run reset -- --yes',
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const response = await terminal.question(
    `Remove everything in ${dataDir}: database, pictures, mails, accounts? (yes/no) `,
  )
  terminal.close()
  return /^y(es)?$/i.test(response.trim())
}
