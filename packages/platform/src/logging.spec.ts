import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const script = `
  import { createLogger } from ${JSON.stringify(new URL('logging.ts', import.meta.url).href)}
  const logger = createLogger({ level: 'info', name: 'test' })
  logger.info({ password: 'secret', nested: { password: 'secret' } }, 'signing in')
  process.on('message', () => {
    for (let line = 0; line < 50; line += 1) logger.info('nobody reads this')
    process.exit(7)
  })
`

function loggingProcess() {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
}

describe('logs', () => {
  it('are one JSON object a line, without secrets', async () => {
    const child = loggingProcess()
    const [line]: unknown[] = await once(child.stdout!, 'data')
    child.kill('SIGKILL')
    expect(JSON.parse(String(line))).toMatchObject({
      level: 30,
      process: 'test',
      msg: 'signing in',
      password: '[removed]',
      nested: { password: '[removed]' },
    })
  })

  it('do not keep a process from ending when nobody reads them any more', async () => {
    const child = loggingProcess()
    await once(child.stdout!, 'data')
    child.stdout!.destroy()
    child.send('log and exit')
    expect((await once(child, 'exit'))[0]).toBe(7)
  })
})
