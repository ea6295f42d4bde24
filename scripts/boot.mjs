// Runs `scripts/<command>.ts` under the right Node with everything installed: the one file that a machine's
// own, older Node reads, so it uses node: modules alone. What is installed already is found by a fingerprint,
// and takes no time.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, '.cache')
const neededMajor = 24
const nodeFolder = join(cache, 'node')
const nodeOfOurs = join(nodeFolder, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
const tellEvery = 20_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

class CannotStart extends Error {}

try {
  const [command = 'start', ...args] = process.argv.slice(2)
  const script = join(root, 'scripts', `${command}.ts`)
  if (!/^[a-z-]+$/.test(command) || !existsSync(script))
    throw new CannotStart(`There is no command "${command}".`)
  process.chdir(root)
  const node = await installed(nodeIsThere, installNode)
  await installed(
    () => packagesAreThere(node),
    (onNpm) => installPackages(node, onNpm),
  )
  run(node, script, args)
} catch (error) {
  if (!(error instanceof CannotStart) && !isRefusedByFileSystem(error)) throw error
  console.error(
    error instanceof CannotStart ? error.message : `Vitrine cannot write to its own folder: ${error.message}`,
  )
  process.exitCode = 1
}

/** Two starts at once must not install into each other: the second waits, then finds everything there. */
async function installed(isThere, install) {
  const before = isThere()
  if (before !== null) return before
  const lock = join(cache, 'install.lock')
  mkdirSync(cache, { recursive: true })
  let stopTelling = null
  while (!take(lock)) {
    if (!stopTelling) console.log('Another start is installing; waiting for it …')
    stopTelling ??= tellWhileItTakes('Still waiting for the other start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  stopTelling?.()
  try {
    return isThere() ?? (await install((npm) => writeFileSync(lock, `${process.pid} ${npm}`)))
  } finally {
    rmSync(lock, { force: true })
  }
}

/** A line now and then, so that nobody takes a slow machine for a stuck one. Returns how to stop. */
function tellWhileItTakes(doing) {
  const began = Date.now()
  const timer = setInterval(
    () => console.log(`${doing}, ${Math.round((Date.now() - began) / 1000)} s so far …`),
    tellEvery,
  )
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * The lock names us and our npm, which outlives us when we are killed. One whose processes are gone is taken
 * over.
 */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const holders = (readText(lock) ?? '').split(' ').filter(Boolean)
  if (!holders.some((pid) => /npm|boot\.mjs/.test(readText(`/proc/${pid}/cmdline`) ?? '')))
    rmSync(lock, { force: true })
  return false
}

/**
 * The machine's own Node where it is new enough, else the locked one, kept in `.cache/node`; null when it is
 * missing.
 */
function nodeIsThere() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  return existsSync(nodeOfOurs) && readText(`${nodeFolder}/node_modules/.installed`) === nodeFingerprint()
    ? nodeOfOurs
    : null
}

async function installNode(onNpm) {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    throw new CannotStart(`Vitrine needs Node ${neededMajor} or newer; this is ${process.version}.`)
  }
  console.log(
    `Fetching Node ${neededMajor} for Vitrine (this machine has ${process.version}; it is left as it is) …`,
  )
  mkdirSync(nodeFolder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(root, 'scripts/runtime', file), join(nodeFolder, file))
  await npmCi(nodeFolder, process.execPath, onNpm)
  if (!existsSync(nodeOfOurs))
    throw new CannotStart(
      `Node ${neededMajor} could not be installed here. Install it on the machine, then try again.`,
    )
  writeFileSync(join(nodeFolder, 'node_modules/.installed'), nodeFingerprint())
  return nodeOfOurs
}

function packagesAreThere(node) {
  return readText(join(root, 'node_modules/.installed')) === packagesFingerprint(node) ? true : null
}

async function installPackages(node, onNpm) {
  console.log('Installing packages (half a minute where the machine is quiet, once) …')
  await npmCi(root, node, onNpm)
  writeFileSync(join(root, 'node_modules/.installed'), packagesFingerprint(node))
  return true
}

async function npmCi(folder, node, onNpm) {
  // The lock holds no download addresses, so npm would ask the registry again about each package that it has
  // in its cache. npm runs under the first `node` on the path. Warnings are about other people's packages;
  // errors are still shown.
  const npm = spawn(
    'npm',
    [
      'ci',
      '--prefer-offline',
      '--include=dev',
      '--include=optional',
      '--loglevel=error',
      '--no-audit',
      '--no-fund',
    ],
    {
      cwd: folder,
      env: environmentFor(node),
      stdio: ['ignore', process.stdout.isTTY ? 'inherit' : 'ignore', 'inherit'],
    },
  )
  // npm rolls back what it has begun, which may take it long; half an install is mended by the next start
  // anyway.
  const forward = (signal) => {
    npm.kill(signal)
    setTimeout(() => npm.kill('SIGKILL'), 2000).unref()
  }
  for (const signal of signals) process.on(signal, forward)
  if (npm.pid) onNpm(npm.pid)
  const stopTelling = tellWhileItTakes('Still installing')
  const code = await new Promise((resolve, reject) => {
    npm.once('error', (error) =>
      reject(
        new CannotStart(
          `npm is needed to install what Vitrine runs on, and could not be started: ${error.message}`,
        ),
      ),
    )
    npm.once('exit', resolve)
  })
  stopTelling()
  for (const signal of signals) process.off(signal, forward)
  if (code === null) throw new CannotStart('Stopped while installing; the next start goes on.')
  if (code !== 0)
    throw new CannotStart(
      'The packages could not be installed; npm says why above. Is there a network, and room on the disk?',
    )
}

function run(node, script, args) {
  // The channel tells the command when this process is gone, killed or not.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: environmentFor(node),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // A terminal sends Ctrl-C to both; whoever signals this process alone means the command, too.
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  // An npm that was killed has told us nothing; whoever calls this file directly may leave without ending it.
  const before = npmThatStartedUs()
  if (process.env.npm_lifecycle_event)
    setInterval(() => npmThatStartedUs() !== before && child.kill('SIGTERM'), 250).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Its pid: our parent, or the parent of the shell between us, which outlives it. */
function npmThatStartedUs() {
  const [, name, parentOfParent] =
    /\((.*)\) \S (\d+)/.exec(readText(`/proc/${process.ppid}/stat`) ?? '') ?? []
  return ['sh', 'dash', 'bash'].includes(name) ? Number(parentOfParent) : process.ppid
}

/** This Node first on the path, and nothing of the npm run that started us: it would reach into the inner one. */
function environmentFor(node) {
  const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  for (const name of Object.keys(environment)) {
    if (
      /^npm_(lifecycle|package|command|execpath|node_execpath)/.test(name) ||
      name === 'npm_config_local_prefix'
    )
      delete environment[name]
  }
  return environment
}

function nodeFingerprint() {
  return hashOf(join(root, 'scripts/runtime/package-lock.json'))
}

/** Native packages are built for one major of Node and one kind of machine. */
function packagesFingerprint(node) {
  const major = node === process.execPath ? process.versions.node.split('.')[0] : neededMajor
  return `${hashOf(join(root, 'package-lock.json'))} ${major} ${process.platform}-${process.arch}`
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code)) return null
    throw error
  }
}

function isRefusedByFileSystem(error) {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error?.code)
}
