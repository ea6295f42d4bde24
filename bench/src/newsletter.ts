import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { anIssue, issueState, manySubscribers } from '@vitrine/testing/newsletter-records'
import { until } from '@vitrine/testing/until'
import { sql } from 'kysely'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { watchMemory } from './shared/watch-memory.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { startWorkers } from './shared/product-process.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const CONNECTIONS = 5
const FROM = 'Vitrine <post@vitrine.example>'
const PUBLIC_URL = 'https://vitrine.example'
const intro = Array.from(
  { length: 4 },
  () => 'Turn it over. The foot ring tells the kiln, the clay and often the century, before any mark does.',
).join('\n\n')

interface Figures {
  perSecond: number
  memory?: number[]
}

/**
 * A mailing through the built workers (claimed in batches, noted one by one, over pooled connections) against
 * bare nodemailer with as many pooled connections and the same letter, to the same mail server: at least 0.5
 * of its rate, and memory that does not grow with the number of recipients.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { recipients: { type: 'string', default: '10000' }, runs: { type: 'string', default: '5' } },
  })
  const recipients = Number(values.recipients)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const [postgres, sink] = await Promise.all([servers.postgres(), startSink()])
  const { database, close } = openDatabase({ url: postgres.url })
  const environment = {
    DATABASE_URL: postgres.url,
    VITRINE_DATA_DIR: folder,
    PUBLIC_URL,
    SMTP_CONNECTIONS: String(CONNECTIONS),
    MAIL_FROM: FROM,
    NEWSLETTER_PER_MINUTE: '0',
  }
  try {
    await migrate(database)
    await manySubscribers(database, 1, { prefix: 'first' })
    const letter = await keptLetter(database, environment)
    await sql`TRUNCATE newsletter_subscribers CASCADE`.execute(database)
    await manySubscribers(database, recipients)
    const figures = await interleaved<Figures>(Number(values.runs), {
      bare: () => sendBare(sink.url, letter, recipients),
      workers: () => sendByWorkers(database, { ...environment, SMTP_URL: sink.url }, recipients),
    })
    report(figures['workers'] ?? [], figures['bare'] ?? [], recipients)
  } finally {
    sink.stop()
    await close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startSink(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'newsletter/sink-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  )
  return { url: `smtp://127.0.0.1:${port}`, stop: () => void child.kill() }
}

interface Letter {
  html: string
  text: string
}

/** The letter as the workers write it: without a mail server they keep it as a file. */
async function keptLetter(database: Database, environment: Record<string, string>): Promise<Letter> {
  await sendByWorkers(database, environment, 1)
  const mails = join(environment['VITRINE_DATA_DIR'] ?? '', 'mails')
  // They lie in folders by their names.
  const file = (await readdir(mails, { recursive: true })).find((name) => name.endsWith('.eml')) ?? ''
  const { html = '', text = '' } = await PostalMime.parse(await readFile(join(mails, file)))
  return { html, text }
}

async function sendBare(url: string, letter: Letter, recipients: number): Promise<Figures> {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
  })
  const begin = performance.now()
  let next = 0
  const lane = async () => {
    for (let at = (next += 1); at <= recipients; at = next += 1)
      await mailer.sendMail({
        from: FROM,
        to: `reader${at}@readers.vitrine.example`,
        subject: 'Foot rings',
        ...letter,
      })
  }
  // Twice as many as connections: the next mail is written while one leaves.
  await Promise.all(Array.from({ length: CONNECTIONS * 2 }, lane))
  const perSecond = recipients / ((performance.now() - begin) / 1000)
  mailer.close()
  return { perSecond }
}

/** From the first claim to the last note. */
async function sendByWorkers(
  database: Database,
  environment: Record<string, string>,
  recipients: number,
): Promise<Figures> {
  await sql`TRUNCATE newsletter_deliveries`.execute(database)
  const workers = startWorkers(environment)
  try {
    const issueId = await anIssue(database, { subject: 'Foot rings', intro })
    await until(async () => (await issueState(database, issueId)) === 'sending', 60_000)
    const memory = await watchMemory(workers.pid, async () => (await settled(database, issueId)) / recipients)
    await until(async () => (await issueState(database, issueId)) === 'sent', 1_200_000)
    const { rows } = await sql<{ sent: number; seconds: number }>`
      SELECT count(*) FILTER (WHERE state = 'sent') AS sent, extract(epoch FROM max(settled_at) - min(claimed_at))::float8 AS seconds FROM newsletter_deliveries WHERE issue_id = ${issueId}
    `.execute(database)
    if (rows[0]?.sent !== recipients)
      throw new Error(`${rows[0]?.sent ?? 0} of ${recipients} mails were sent`)
    return { perSecond: recipients / rows[0].seconds, memory: await memory.stop() }
  } finally {
    await workers.stop()
  }
}

async function settled(database: Database, issueId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*)::int AS count FROM newsletter_deliveries WHERE issue_id = ${issueId} AND settled_at IS NOT NULL`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}

function report(workers: readonly Figures[], bare: readonly Figures[], recipients: number): void {
  const perSecond = (side: readonly Figures[]) => Math.round(median(side.map((figures) => figures.perSecond)))
  const ratio = round(medianRatio(workers, bare, (figures) => figures.perSecond))
  const memory = workers.map((figures) => figures.memory)
  console.log(
    `${recipients} recipients: ${perSecond(workers)} mails a second by the workers, ${perSecond(bare)} by bare nodemailer: ${ratio} (wanted at least 0.5)`,
  )
  for (const seen of memory)
    if (seen)
      console.log(
        `resident memory of the workers in MB, at the begin, after each tenth and at the end: ${seen.join(' ')}`,
      )
  console.log(
    JSON.stringify({
      bench: 'newsletter',
      recipients,
      ratio,
      workersPerSecond: perSecond(workers),
      barePerSecond: perSecond(bare),
      memory,
    }),
  )
}
