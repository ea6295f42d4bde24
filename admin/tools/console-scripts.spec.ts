import { expect, test } from 'vitest'
import { problemsOfConsole, weighConsole, type BuildManifest } from './console-scripts.ts'

const manifest: BuildManifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: [
      'src/home/ConsoleHome.tsx',
      'src/article-editor/ArticleEditor.tsx',
      'src/partners/partners.record.tsx',
    ],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_shared.js'] },
  'src/home/ConsoleHome.tsx': { file: 'assets/home.js', imports: ['_shared.js', 'index.html'] },
  'src/article-editor/ArticleEditor.tsx': { file: 'assets/editor.js', imports: ['_table.js', 'index.html'] },
  'src/partners/partners.record.tsx': { file: 'assets/partners.js', imports: ['_table.js'] },
}
const weights: Record<string, number> = {
  'assets/index.js': 100,
  'assets/shared.js': 50,
  'assets/home.js': 20,
  'assets/table.js': 30,
  'assets/editor.js': 60,
  'assets/partners.js': 1_000,
}
const weightOf = (file: string) => weights[file] ?? Number.NaN

test('the first screen is the frame and Home, each file once; the editor is what it brings beside the frame', () => {
  expect(weighConsole(manifest, weightOf)).toEqual({ first: 170, editor: 90 })
})

test('what weighs too much is said with its figure', () => {
  expect(problemsOfConsole(manifest, weightOf, { first: 170, editor: 90 })).toEqual([])
  expect(problemsOfConsole(manifest, weightOf, { first: 169, editor: 89 })).toEqual([
    expect.stringContaining('170 bytes'),
    expect.stringContaining('90 more bytes'),
  ])
})

test('a build in which a screen is missing is no pass', () => {
  expect(() => weighConsole({ 'index.html': { file: 'assets/index.js', isEntry: true } }, weightOf)).toThrow(
    'src/home/ConsoleHome.tsx',
  )
})
