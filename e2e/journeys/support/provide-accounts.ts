import type { FullConfig } from '@playwright/test'
import { createWorkerAccounts, WORKER_ACCOUNTS } from './worker-accounts.ts'

/** Creates the accounts of each worker before the first test. */
export default async function provideAccounts({ workers, projects }: FullConfig): Promise<void> {
  const accounts = await createWorkerAccounts(projects[0]?.use.baseURL, workers)
  process.env[WORKER_ACCOUNTS] = JSON.stringify(accounts)
}
