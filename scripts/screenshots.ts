import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { runningInstance } from './product/instance.ts'
import { dataFiles, readSettings, root } from './product/settings.ts'
import { accountsOf, type StarterAccount } from './product/starter-content.ts'
import { provideTestBrowser } from './services/test-browser.ts'

const FOLDER = join(root, 'docs/pictures')
const WINDOW = { width: 1280, height: 900 }
/** All of them together: they stay in the repository. */
const BYTES_MAX = 400_000

interface Screen {
  name: string
  /** Begins the email of the account; nobody is signed in without it. */
  account?: string
  /** Resolves when what the picture shows is there. */
  open(page: Page): Promise<unknown>
}

const screens: readonly Screen[] = [
  {
    name: 'dictionary',
    open: async (page) => {
      await page.goto('/dictionary/searchResults?query=blue+and+white')
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'worthscore',
    account: 'member@',
    open: async (page) => {
      await page.goto('/app/vault/dashboard')
      await page.getByRole('link', { name: 'Worcester blue and white tea bowl' }).first().click()
      await page.waitForURL(/myVaultItem/)
      await page.goto(`/app/worthScore?itemId=${new URL(page.url()).searchParams.get('id')}`)
      await page.getByRole('heading', { name: 'Prices over time' }).waitFor()
    },
  },
  {
    name: 'vault',
    account: 'member@',
    open: async (page) => {
      await page.goto('/app/vault/dashboard')
      await page.getByRole('heading', { name: 'Recent Vault Items' }).waitFor()
    },
  },
  {
    name: 'console',
    account: 'staff@',
    open: async (page) => {
      await page.goto('/app/oms/dictionaryManager')
      await page.getByRole('row').nth(5).waitFor()
    },
  },
]

/** Takes the screenshots of the README, on the product that runs on the data folder. */
await runCommand(async () => {
  const { dataDir } = readSettings().config
  const url = runningInstance(dataDir)?.url
  if (!url) throw new CannotGoOn('Run "npm start" first: the screenshots show the product that runs.')
  const accounts = accountsOf(readFileSync(dataFiles(dataDir).accounts, 'utf8'))
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: await provideTestBrowser() })
  try {
    for (const { name, account, open } of screens) {
      const context = await browser.newContext({ viewport: WINDOW, baseURL: url, reducedMotion: 'reduce' })
      const person = account && accounts.find(({ email }) => email.startsWith(account))
      if (person) await signIn(context, person)
      const page = await context.newPage()
      await open(page)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: fileOf(name), type: 'jpeg', quality: 65 })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  const bytes = screens.reduce((sum, { name }) => sum + statSync(fileOf(name)).size, 0)
  console.log(`${screens.length} screenshots are in docs/pictures, ${bytes} bytes.`)
  if (bytes > BYTES_MAX) throw new CannotGoOn(`They may have ${BYTES_MAX} bytes together.`)
  return 0
})

/** The cookies go into the browser. */
async function signIn(context: BrowserContext, { email, password }: StarterAccount): Promise<void> {
  const response = await context.request.post(identityEndpoints.signIn.path, {
    form: { username: email, password },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  if (!response.ok()) throw new Error(`${email} could not sign in: ${response.status()}`)
}

function fileOf(name: string): string {
  return join(FOLDER, `${name}.jpg`)
}
