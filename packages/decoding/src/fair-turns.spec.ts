import { describe, expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'

interface Task {
  account: string
  name: string
  isPreparation: boolean
}

const photo = (account: string, name = account): Task => ({ account, name, isPreparation: false })
const body = (account: string, name = `${account} body`): Task => ({ account, name, isPreparation: true })

/** Processes that end their tasks in the order in which they began. */
function machine(processes: number) {
  const turns = new FairTurns<Task>()
  const running: Task[] = []
  const begun: string[] = []
  const fill = () => {
    while (running.length < processes) {
      const task = turns.take()
      if (!task) return
      running.push(task)
      begun.push(task.name)
    }
  }
  return {
    begun,
    running,
    turns,
    add: (...tasks: Task[]) => {
      for (const task of tasks) {
        turns.add(task)
        fill()
      }
    },
    fill,
    /** Ends the oldest task, or the one at that place. */
    end: (place = 0) => {
      const [task] = running.splice(place, 1)
      if (task) turns.finished(task)
      fill()
      return task
    },
  }
}

const attackers = (count: number) => Array.from({ length: count }, (_, at) => `attacker ${at + 1}`)
const flood = (account: string) => Array.from({ length: 40 }, () => photo(account))

describe.each([1, 5])('while %i accounts have forty photos each waiting', (count) => {
  test.each([0, 1, 7, 23])(
    "another member's photo is the next task to begin, after %i others have ended",
    (ended) => {
      const { add, begun, end } = machine(2)
      for (const attacker of attackers(count)) add(...flood(attacker))
      for (let task = 0; task < ended; task += 1) end()
      const before = begun.length
      add(body('member'))
      // Where one process is free, because one account uses one alone, it begins at once.
      if (begun.length === before) end()
      expect(begun[before]).toBe('member body')
      while (begun.at(-1) !== 'member') {
        const task = end()
        if (task?.name === 'member body') break
      }
      const opened = begun.length
      add(photo('member'))
      if (begun.length === opened) end()
      expect(begun[opened]).toBe('member')
    },
  )

  test('a task that took long gives its account no turns afterwards', () => {
    const { add, begun, end } = machine(2)
    for (const attacker of attackers(count)) add(...flood(attacker))
    // The first one goes on, while the tasks beside it end one after the other.
    for (let task = 0; task < 9; task += 1) end(1)
    add(photo('member'))
    const arrived = begun.indexOf('member') < 0 ? begun.length : begun.indexOf('member')
    end(0)
    expect(begun[arrived]).toBe('member')
  })
})

test('an account never runs two tasks at once, however many processes are free', () => {
  const { add, running, end, begun } = machine(4)
  add(photo('a', 'a1'), photo('a', 'a2'), photo('b', 'b1'))
  expect(running.map(({ name }) => name)).toEqual(['a1', 'b1'])
  end()
  expect([running.map(({ name }) => name), begun]).toEqual([
    ['b1', 'a2'],
    ['a1', 'b1', 'a2'],
  ])
})

test('accounts that come again and again do not pass over one that has many photos', () => {
  const { add, begun, end, running } = machine(1)
  add(...Array.from({ length: 6 }, (_, at) => photo('many', `many ${at + 1}`)))
  const others = ['a', 'b', 'c', 'd', 'e']
  for (const other of others) add(photo(other))
  for (let task = 0; task < 60 && !begun.includes('many 6'); task += 1) {
    const done = running[0]?.account
    end()
    if (done !== undefined && done !== 'many') add(photo(done))
  }
  expect(begun).toContain('many 6')
})

test('taking bodies apart without a photo in them is no way to go first', () => {
  const { add, begun, end, running } = machine(1)
  add(photo('busy'), photo('busy'), photo('busy', 'third'))
  add(body('a'), body('b'))
  for (let task = 0; task < 40 && !begun.includes('third'); task += 1) {
    const done = running[0]
    end()
    if (done?.isPreparation) add(body(done.account))
  }
  expect(begun).toContain('third')
})

test('a task that is tried again keeps its place before the others of its account', () => {
  const { add, begun, fill, running, turns } = machine(1)
  add(photo('a', 'a1'), photo('a', 'a2'))
  const [crashed] = running.splice(0)
  if (crashed) turns.finished(crashed, { again: true })
  fill()
  expect(begun).toEqual(['a1', 'a1'])
})

test('what waits can be taken out', () => {
  const { add, turns } = machine(1)
  add(photo('a', 'a1'), photo('a', 'a2'), photo('b', 'b1'))
  expect(turns.drain().map(({ name }) => name)).toEqual(['a2', 'b1'])
  expect(turns.take()).toBeUndefined()
})
