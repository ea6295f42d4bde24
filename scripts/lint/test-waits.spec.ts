import { beforeAll, describe, expect, it } from 'vitest'
import { lintPlanted, type Complaint } from './testing/lint-planted.ts'

/** Bodies of a test, and how many of their assertions are refused. */
const bodies: Readonly<Record<string, readonly [refused: number, body: string]>> = {
  'an element right after a click': [1, `await save.click()\nexpect(list.elements()).toEqual([])`],
  'the focus right after a key': [1, `await userEvent.keyboard('x')\nexpect(document.activeElement).toBe(a)`],
  'the address right after a fill': [1, `await box.fill('a')\nexpect(page.url()).toBe('/')`],
  'a count that Playwright reads once': [1, `await box.fill('a')\nexpect(await rows.count()).toBe(1)`],
  'a count that was stored before': [
    1,
    `await box.fill('a')\nconst count = await rows.count()\nexpect(count).toBe(1)`,
  ],
  'the calls right after a click': [1, `await save.click()\nexpect(asked).toEqual([])`],
  'each of two assertions': [2, `await save.click()\nexpect(a()).toBe(1)\nexpect(b()).toBe(2)`],
  'a helper of the file that acts': [1, `await act()\nexpect(page.url()).toBe('/')`],
  'an object of helpers that act': [1, `await helpers.press2()\nexpect(page.url()).toBe('/')`],
  'an action at the end of a loop': [
    1,
    `for (const name of names) {\nexpect(page.url()).toBe(name)\nawait save.click()\n}`,
  ],
  'an action within a condition': [1, `if (isOpen) await close.click()\nexpect(rows()).toEqual([])`],
  'two actions at once': [1, `await Promise.all([a.click(), b.click()])\nexpect(rows()).toEqual([])`],
  'an unknown call after the action': [1, `await save.click()\nawait other()\nexpect(rows()).toEqual([])`],

  'a retried element': [0, `await save.click()\nawait expect.element(list).toBeVisible()`],
  'a poll': [0, `await save.click()\nawait expect.poll(() => page.url()).toBe('/')`],
  'a web-first assertion': [0, `await save.click()\nawait expect(list).toHaveText('a')`],
  'an assertion that is retried as a whole': [
    0,
    `await save.click()\nawait expect(async () => { expect(page.url()).toBe('/') }).toPass()`,
  ],
  'what is read after a sign of the action': [
    0,
    `await save.click()\nawait expect.element(list).toBeVisible()\nexpect(rows()).toEqual([])`,
  ],
  'what is read after a wait': [0, `await save.click()\nawait list.waitFor()\nexpect(rows()).toEqual([])`],
  'what is read after an event': [0, `await save.click()\nawait arrived\nexpect(rows()).toEqual([])`],
  'what is read after a fake clock moved': [
    0,
    `await save.click()\nawait vi.advanceTimersByTimeAsync(50)\nexpect(rows()).toEqual([])`,
  ],
  'an action beside a wait': [
    0,
    `await Promise.all([page.waitForURL('/'), save.click()])\nexpect(rows()).toEqual([])`,
  ],
  'the response of an action': [
    0,
    `const response = await page.goto('/')\nexpect(response.status()).toBe(200)`,
  ],
  'what a helper of the file waits for': [0, `await save.click()\nexpect(await stored()).toEqual([])`],
  'a helper of the file that acts and waits': [0, `await settled()\nexpect(page.url()).toBe('/')`],
  'what is read without an action': [
    0,
    `await expect.element(list).toBeVisible()\nexpect(rows()).toEqual([])`,
  ],
  'another test of the file': [
    0,
    `await save.click()\n})\ntest('b', async () => {\nexpect(rows()).toEqual([])`,
  ],
}

const helpers = `
const act = () => save.click()
const helpers = { press2: async () => { await save.press('Enter') } }
async function stored() { await expect.element(list).toBeVisible(); return rows() }
async function settled() { await act(); await expect.element(list).toBeVisible() }
`

const COMPONENT = 'web/app/planted.component.spec.tsx'
const JOURNEY = 'e2e/journeys/planted.spec.ts'
const UNIT = 'web/app/planted.spec.ts'
const SET_UP = 'web/tests/planted.ts'

const after = `test('a', async () => {\nawait save.click()\nexpect(page.url()).toBe('/')\n})\n`
const waits = `await vi.waitFor(() => rows())\nawait vi.waitUntil(rows)\nawait vi.waitUntil(rows, { timeout: 5_000 })\n`

let complaints: Complaint[]

beforeAll(async () => {
  complaints = await lintPlanted({
    [JOURNEY]: after,
    [UNIT]: after,
    [SET_UP]: waits,
    ...Object.fromEntries(
      Object.values(bodies).map(([, body], at) => [
        COMPONENT.replace('planted', `planted-${at}`),
        `${helpers}test('a', async () => {\n${body}\n})\n`,
      ]),
    ),
  })
})

const broken = (file: string) =>
  complaints
    .filter(({ filename, code }) => filename === file && code.startsWith('test-waits('))
    .map(({ code }) => code)

describe('an assertion after an action', () => {
  it.each(Object.entries(bodies).map(([name, [refused]], at) => ({ name, refused, at })))(
    '$name: $refused refused',
    ({ refused, at }) => {
      expect(broken(COMPONENT.replace('planted', `planted-${at}`))).toEqual(
        Array.from({ length: refused }, () => 'test-waits(retried-expect)'),
      )
    },
  )

  it('is looked at in component tests and journeys', () => {
    expect([JOURNEY, UNIT].map((file) => broken(file).length)).toEqual([1, 0])
  })
})

it('a wait of vitest states its limit', () => {
  expect(broken(SET_UP)).toEqual(['test-waits(wait-with-limit)', 'test-waits(wait-with-limit)'])
})
