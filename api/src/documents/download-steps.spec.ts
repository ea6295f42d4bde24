import { expect, test } from 'vitest'
import { turnsOfOthers } from '../testing/turns-of-others.ts'
import { DownloadSteps } from './download-steps.ts'

/** Notes when each part begins and ends to be made; others run in between. */
async function* noted(log: string[], name: string, parts: number): AsyncGenerator<string> {
  for (let part = 0; part < parts; part += 1) {
    log.push(`begin ${name}${part}`)
    await Promise.resolve()
    log.push(`end ${name}${part}`)
    yield `${name}${part}`
  }
}

async function taken<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = []
  for await (const part of parts) all.push(part)
  return all
}

test('downloads alternate, and no two steps overlap', async () => {
  const steps = new DownloadSteps()
  const log: string[] = []
  const [a, b] = await Promise.all([
    taken(steps.paced(noted(log, 'a', 3))),
    taken(steps.paced(noted(log, 'b', 3))),
  ])
  expect([a, b]).toEqual([
    ['a0', 'a1', 'a2'],
    ['b0', 'b1', 'b2'],
  ])
  expect(log).toEqual(
    ['a0', 'b0', 'a1', 'b1', 'a2', 'b2'].flatMap((part) => [`begin ${part}`, `end ${part}`]),
  )
})

test('other calls run after each step', async () => {
  const steps = new DownloadSteps()
  const turns = await turnsOfOthers(() => taken(steps.paced(noted([], 'a', 20))))
  expect(turns).toBeGreaterThanOrEqual(20)
})

test('while the process is busy, downloads rest for as long as they have worked', async () => {
  const steps = new DownloadSteps()
  const begun: number[] = []
  const worked: number[] = []
  await taken(
    steps.paced(
      (async function* () {
        for (let part = 0; part < 5; part += 1) {
          const start = performance.now()
          begun.push(start)
          let now = start
          while (now < start + 10) now = performance.now()
          worked.push(now - start)
          yield await Promise.resolve(part)
        }
      })(),
    ),
  )
  for (const [part, start] of begun.slice(1).entries())
    expect(start - begun[part]!).toBeGreaterThan(1.8 * worked[part]!)
})

test('a reader who takes one part and no more delays nobody', async () => {
  const steps = new DownloadSteps()
  const slow = steps.paced(noted([], 'slow', 3))
  await slow.next()
  expect(await taken(steps.paced(noted([], 'a', 3)))).toHaveLength(3)
  expect(await taken(slow)).toEqual(['slow1', 'slow2'])
})

test('a step that waits for storage lets the next one begin', async () => {
  const steps = new DownloadSteps()
  const away = Promise.withResolvers<string>()
  const hanging = taken(
    steps.paced(
      (async function* () {
        yield await away.promise
      })(),
    ),
  )
  expect(await taken(steps.paced(noted([], 'a', 2)))).toHaveLength(2)
  away.resolve('late')
  expect(await hanging).toEqual(['late'])
})

test('what breaks off in a step breaks off the download, and the others go on', async () => {
  const steps = new DownloadSteps()
  const broken = steps.paced(
    (async function* () {
      yield await Promise.resolve('first')
      throw new Error('the database is away')
    })(),
  )
  await expect(taken(broken)).rejects.toThrow('the database is away')
  expect(await taken(steps.paced(noted([], 'a', 1)))).toEqual(['a0'])
})

test('a reader who goes away closes what the parts come from', async () => {
  const steps = new DownloadSteps()
  let isClosed = false
  const parts = (async function* () {
    try {
      for (;;) yield await Promise.resolve('part')
    } finally {
      isClosed = true
    }
  })()
  for await (const part of steps.paced(parts)) if (part) break
  expect(isClosed).toBe(true)
})
