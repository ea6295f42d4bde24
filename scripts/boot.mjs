// Runs `scripts/<command>.ts` under the right Node with everything installed: the one file that a machine's own,
// older Node reads, so it uses node: modules alone. What is installed already is found by a stamp, and takes no time.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, '.cache')
const neededMajor = 24

class CannotStart extends Error {}

try {
  const [command = 'start', ...args] = process.argv.slice(2)
  const script = join(root, 'scripts', `${command}.ts`)
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) throw new CannotStart(`There is no command "${command}".`)
  process.chdir(root)
  const node = provideNode()
  installPackages(node)
  run(node, script, args)
} catch (error) {
  if (!(error instanceof CannotStart) && !isRefusedByFileSystem(error)) throw error
  console.error(error instanceof CannotStart ? error.message : `Vitrine cannot write to its own folder: ${error.message}`)
  process.exitCode = 1
}

/** The machine's Node where it is new enough, else the locked one, kept in `.cache/node`. */
function provideNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath
  const folder = join(cache, 'node')
  const node = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const stampFile = join(folder, 'node_modules', '.installed')
  const stamp = hashOf(join(root, 'scripts/runtime/package-lock.json'))
  if (existsSync(node) && stampOf(stampFile) === stamp) return node
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    throw new CannotStart(`Vitrine needs Node ${neededMajor} or newer; this is ${process.version}.`)
  }
  console.log(`Fetching Node ${neededMajor} for Vitrine (this machine has ${process.version}; it is left as it is) …`)
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(root, 'scripts/runtime', file), join(folder, file))
  npmCi(folder, process.execPath)
  if (!existsSync(node)) throw new CannotStart(`Node ${neededMajor} could not be installed here. Install it on the machine, then try again.`)
  writeFileSync(stampFile, stamp)
  return node
}

function installPackages(node) {
  const stampFile = join(root, 'node_modules', '.installed')
  const stamp = `${hashOf(join(root, 'package-lock.json'))} ${majorOf(node)} ${process.platform}-${process.arch}`
  if (stampOf(stampFile) === stamp) return
  console.log('Installing packages (about half a minute, once) …')
  npmCi(root, node)
  writeFileSync(stampFile, stamp)
}

function npmCi(folder, node) {
  // npm runs under the first `node` on the path. Warnings are about other people's packages; errors are still shown.
  const { error, status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: folder, env: environmentFor(node), stdio: ['ignore', process.stdout.isTTY ? 'inherit' : 'ignore', 'inherit'],
  })
  if (error) throw new CannotStart(`npm is needed to install what Vitrine runs on, and could not be started: ${error.message}`)
  if (status !== 0) throw new CannotStart('The packages could not be installed; npm says why above. Is there a network, and room on the disk?')
}

function run(node, script, args) {
  // The channel tells the command when this process is gone, killed or not.
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: environmentFor(node), stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // A terminal sends Ctrl-C to both; whoever signals this process alone means the command, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // An npm that was killed has told us nothing; whoever calls this file directly may leave without ending it.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** This Node first on the path, and nothing of the npm run that started us: it would reach into the inner one. */
function environmentFor(node) {
  const environment = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  for (const name of Object.keys(environment)) {
    if (/^npm_(lifecycle|package|command|execpath|node_execpath)/.test(name) || name === 'npm_config_local_prefix') delete environment[name]
  }
  return environment
}

function majorOf(node) {
  return node === process.execPath ? process.versions.node.split('.')[0] : String(neededMajor)
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function stampOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function isRefusedByFileSystem(error) {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error?.code)
}
