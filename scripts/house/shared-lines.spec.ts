import { expect, it } from 'vitest'
import { sharedPairs } from './shared-lines.ts'

const six = [1, 2, 3, 4, 5, 6].map((line) => `const value${line} = read(${line})`)

it('counts six lines that two files share, however they are indented and spaced apart', () => {
  const one = { path: 'a.ts', text: six.join('\n') }
  const other = { path: 'b.ts', text: six.map((line) => `  ${line}\n\n  // A comment`).join('\n') }
  expect(sharedPairs([one, other], 'text')).toBe(1)
})

it('does not count five lines, nor imports, nor lines of punctuation alone', () => {
  const imports = "import { a } from './a.ts'\nimport {\n  b,\n  c,\n} from './b.ts'\n"
  const text = `${imports}${six.slice(0, 5).join('\n')}\n}\n})`
  expect(
    sharedPairs(
      [
        { path: 'a.ts', text },
        { path: 'b.ts', text },
      ],
      'text',
    ),
  ).toBe(0)
})

it('counts other names, strings and numbers by shape alone', () => {
  const one = { path: 'a.ts', text: six.map((line) => `${line} + 'a'`).join('\n') }
  const other = {
    path: 'b.ts',
    text: one.text.replace(/value/g, 'sum').replace(/\d/g, '$&9').replaceAll("'a'", '"b"'),
  }
  expect(sharedPairs([one, other], 'text')).toBe(0)
  expect(sharedPairs([one, other], 'shape')).toBe(1)
})

it('tells what coincides by shape alone from what has half of its names, strings and numbers in common', () => {
  const one = { path: 'a.ts', text: six.join('\n') }
  const half = { path: 'b.ts', text: one.text.replace(/value/g, 'sum') }
  const none = { path: 'c.ts', text: half.text.replace(/read/g, 'write') }
  expect(sharedPairs([one, half, none], 'shape')).toBe(3)
  expect(sharedPairs([one, half], 'shape and half of the words')).toBe(1)
  expect(sharedPairs([one, none], 'shape and half of the words')).toBe(0)
})

it('counts two files once, however many runs they share, and a file that repeats itself', () => {
  const longer = [...six, 'const more = 1', 'const last = 2'].join('\n')
  expect(
    sharedPairs(
      [
        { path: 'a.ts', text: longer },
        { path: 'b.ts', text: longer },
      ],
      'text',
    ),
  ).toBe(1)
  expect(sharedPairs([{ path: 'a.ts', text: `${longer}\nconst between = 0\n${longer}` }], 'text')).toBe(1)
})

it('leaves out a run that stands in more than eight places', () => {
  const files = Array.from({ length: 9 }, (_, place) => ({ path: `${place}.ts`, text: six.join('\n') }))
  expect(sharedPairs(files, 'text')).toBe(0)
  expect(sharedPairs(files.slice(1), 'text')).toBe(28)
})
