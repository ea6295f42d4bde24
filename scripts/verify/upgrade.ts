import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type Client } from '@vitrine/contracts/client'
import { sendMessage } from '@vitrine/contracts/contact/endpoints'
import {
  createArticle,
  manageArticles,
  publishArticle,
  searchDictionary,
} from '@vitrine/contracts/dictionary/endpoints'
import { listMails } from '@vitrine/contracts/mail/endpoints'
import {
  completeCheckout,
  readCheckout,
  readMembership,
  updateSubscription,
} from '@vitrine/contracts/memberships/endpoints'
import { listDeadLetters, readOutbox } from '@vitrine/contracts/operations/endpoints'
import { scheduleChange } from '@vitrine/contracts/texts/endpoints'
import { build } from '../product/build.ts'
import { CannotGoOn } from '../product/failure.ts'
import { runningInstance } from '../product/instance.ts'
import { dataFiles, root } from '../product/settings.ts'
import { accountsOf } from '../product/starter-content.ts'
import { timed, type RingResult } from '../rings/ring.ts'
import { runProduct } from '../rings/running-product.ts'
import { runTool } from '../rings/run-tool.ts'
import { signIn } from '../rings/session-of.ts'
import { freePort } from '@vitrine/platform/free-port'

/** A wait that brings nothing new for so long has failed. */
const WITHIN_MS = 180_000
/** Long enough for a schedule to be accepted, and over before the new product runs. */
const DUE_AFTER_MS = 5_000

/**
 * The new build on the data folder of the old one (`UPGRADE_FROM`, a commit; otherwise what is on
 * `origin/main`). The old product is killed while events are not delivered, a mail and a scheduled
 * publication wait, and a checkout is open. The new one delivers all of it, and the checkout is completed.
 */
export async function run(): Promise<RingResult[]> {
  return [
    await timed('upgrade on an old data folder', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'))
      try {
        // Of root's product the database runs as another user, who has to reach its programs.
        chmodSync(folder, 0o755)
        const old = join(folder, 'old')
        const dataDir = join(folder, 'data')
        await checkOut(old, await oldCommit())
        const left = await leaveWorkBehind(old, dataDir)
        await build()
        const product = await runProduct({ dataDir })
        try {
          await assertNothingLost(product.url, left, runningInstance(dataDir)?.billingStandIn ?? '')
        } finally {
          await product.stop()
        }
        return { passed: 1, failed: 0 }
      } finally {
        // A killed database may still be writing.
        await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
      }
    }),
  ]
}

async function oldCommit(): Promise<string> {
  const named = process.env['UPGRADE_FROM']
  const [wanted, here] = await Promise.all([gitHash(named ?? 'origin/main'), gitHash('HEAD')])
  if (wanted === null) throw new CannotGoOn(`There is no commit ${named ?? 'origin/main'}.`)
  if (wanted === here) throw new CannotGoOn('Name an older commit: UPGRADE_FROM=…')
  return wanted
}

async function gitHash(name: string): Promise<string | null> {
  const { code, output } = await runTool('git', [
    '-C',
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    `${name}^{commit}`,
  ])
  return code === 0 ? output.trim() : null
}

async function checkOut(folder: string, commit: string): Promise<void> {
  for (const args of [
    ['clone', '--quiet', '--no-checkout', root, folder],
    ['-C', folder, 'checkout', '--quiet', commit],
  ]) {
    const { code, output } = await runTool('git', args)
    if (code !== 0) throw new Error(output)
  }
}

interface LeftBehind {
  accounts: string
  published: string
  scheduled: string
  contactEmail: string
  checkout: string
}

/** Runs the old product, stops its workers, gives them work, and kills everything. */
async function leaveWorkBehind(old: string, dataDir: string): Promise<LeftBehind> {
  const output: string[] = []
  const child = spawn('npm', ['start'], {
    cwd: old,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, PORT: String(await freePort()), VITRINE_DATA_DIR: dataDir },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  try {
    const url = await eventually('the old product runs', async () => {
      if (child.exitCode !== null) throw new Error('the old product has ended')
      return runningInstance(dataDir)?.url
    })
    const accounts = readFileSync(dataFiles(dataDir).accounts, 'utf8')
    const [staff, free] = await Promise.all([caller(url, accounts, 'staff@'), caller(url, accounts, 'free@')])
    await eventually('the starter content is in and delivered', async () => {
      const { waiting, inFlight } = await staff(readOutbox, {})
      return existsSync(dataFiles(dataDir).starterContent) && waiting + inFlight === 0
    })
    return { accounts, ...(await giveWork(staff, free, dataDir)) }
  } catch (cause) {
    throw new Error(`${String(cause)}\n${output.join('').slice(-4000)}`, { cause })
  } finally {
    const instance = runningInstance(dataDir)
    for (const { pid } of [...(instance?.children ?? []), ...(instance ? [instance] : [])]) kill(pid)
    if (child.pid !== undefined) kill(-child.pid)
  }
}

/** While the workers stand still: events, a schedule that is due before they run again, a mail, a checkout. */
async function giveWork(staff: Client, free: Client, dataDir: string): Promise<Omit<LeftBehind, 'accounts'>> {
  const workers = runningInstance(dataDir)?.children.filter(({ role }) => role === 'workers') ?? []
  if (workers.length === 0) throw new Error('the old product names no workers')
  for (const { pid } of workers) process.kill(pid, 'SIGSTOP')
  const mark = Date.now().toString(36)
  const published = await anArticle(staff, `Upgrade published ${mark}`)
  await staff(publishArticle, { params: { url: published.url }, body: { url: published.url } })
  const scheduled = await anArticle(staff, `Upgrade scheduled ${mark}`)
  await staff(scheduleChange, {
    params: { kind: 'dictionary-article', id: String(scheduled.id) },
    body: { action: 'publish', dueAt: new Date(Date.now() + DUE_AFTER_MS).toISOString() },
  })
  const contactEmail = `upgrade-${mark}@vitrine.example`
  await free(sendMessage, {
    body: {
      name: 'Upgrade',
      email: contactEmail,
      subject: 'general',
      website: '',
      message: 'Written before an upgrade.',
    },
  })
  const { redirectWithWindowHref } = await free(updateSubscription, {
    body: { product: 'unlimited-monthly', trial: true, currency: 'USD' },
  })
  const checkout = /[\w-]{20,}/.exec(String(redirectWithWindowHref))?.[0]
  if (!checkout) throw new Error(`no checkout was opened: ${String(redirectWithWindowHref)}`)
  const { waiting } = await staff(readOutbox, {})
  if (waiting === 0) throw new Error('nothing waits, so nothing could be lost')
  return { published: published.title, scheduled: scheduled.title, contactEmail, checkout }
}

async function assertNothingLost(url: string, left: LeftBehind, standIn: string): Promise<void> {
  const staff = await caller(url, left.accounts, 'staff@')
  const free = await caller(url, left.accounts, 'free@')
  for (const title of [left.published, left.scheduled])
    await eventually(`search finds ‘${title}’`, async () => {
      const { items } = await staff(searchDictionary, { query: { query: title } })
      return items[0]?.title === title
    })
  await eventually('the mail of the contact form is sent', async () => {
    const mails = await staff(listMails, { query: { filter: JSON.stringify({ q: left.contactEmail }) } })
    return mails.length > 0 && mails.every(({ state }) => state === 'sent')
  })
  await eventually('the outbox is empty', async () => {
    const { waiting, inFlight, failed } = await staff(readOutbox, {})
    return waiting + inFlight + failed === 0
  })
  const dead = await staff(listDeadLetters, { query: {} })
  if (dead.length > 0) throw new Error(`dead letters: ${JSON.stringify(dead)}`)
  await pay(free, left.checkout, standIn)
  await eventually(
    'the trial has begun',
    async () => (await free(readMembership, { query: {} })).remainingTrialDays !== null,
  )
}

/**
 * What a browser does on the payment page: the provider's form with a card, and what comes back.
 *
 * @param standIn where the provider's stand-in is now: unlike a provider it moves with each start
 */
async function pay(call: Client, key: string, standIn: string): Promise<void> {
  const { hostedPage } = await call(readCheckout, { params: { key } })
  if (!hostedPage) throw new Error('the checkout that was open before the upgrade has no page any more')
  const { url = '', ...fields } = hostedPage.parameters
  const response = await fetch(new URL(new URL(url).pathname, standIn), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, card: '4111 1111 1111 1111', paypal: '' }),
  })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`the payment form responded with ${response.status}`)
  const parameters = [...new URL(location).searchParams].map(([name, value]) => ({ name, value }))
  const { state, message } = await call(completeCheckout, { params: { key }, body: { parameters } })
  if (state !== 'done') throw new Error(`the checkout is ${state}: ${message}`)
}

/** Calls as whoever of the first start's accounts has an email that begins so. */
async function caller(url: string, accounts: string, email: string): Promise<Client> {
  const account = accountsOf(accounts).find((one) => one.email.startsWith(email))
  if (!account) throw new Error(`the product has no account ${email}…`)
  const cookie = await signIn(url, account)
  return createClient(
    async (path, init) =>
      await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, cookie, origin: url } }),
  )
}

/** Unpublished, with the content of the default template. */
async function anArticle(call: Client, title: string): Promise<{ id: number; url: string; title: string }> {
  const { response } = await call(manageArticles, { query: { max: 1 } })
  const [like] = response.items
  if (!like) throw new Error('the starter content has no article')
  const url = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { categoryId, authorIds, thumbnail } = like
  await call(createArticle, {
    body: {
      title,
      url,
      categoryId,
      authorIds,
      thumbnail,
      description: 'Made before an upgrade.',
      showBreadcrumbs: true,
    },
  })
  const made = await call(manageArticles, { query: { query: title, max: 1 } })
  const id = made.response.items.find((item) => item.url === url)?.id
  if (id === undefined) throw new Error(`the article ‘${title}’ is not listed`)
  return { id, url, title }
}

/** Asks until there is something. @throws Error after a time without */
async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | false | undefined>,
): Promise<Value> {
  const deadline = performance.now() + WITHIN_MS
  for (;;) {
    const value = await ask()
    if (value !== undefined && value !== false) return value
    if (performance.now() > deadline) throw new Error(`not within ${WITHIN_MS / 1000} s: ${what}`)
    await wait(250)
  }
}

/** One that is gone already is no matter. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
