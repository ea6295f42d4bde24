/**
 * One file of the build as Vite's manifest names it: by its source, with what it loads at once and what it
 * loads late.
 */
export interface BuiltFile {
  file: string
  isEntry?: boolean | undefined
  imports?: readonly string[] | undefined
  dynamicImports?: readonly string[] | undefined
}

export type BuildManifest = Readonly<Record<string, BuiltFile>>

/** What may load, in bytes of compressed script. */
export interface ScriptLimits {
  /** The frame of the console with its first screen. */
  first: number
  /** The article editor, beside what the first screen has loaded. */
  editor: number
}

const HOME = 'src/home/ConsoleHome.tsx'
const EDITOR = 'src/article-editor/ArticleEditor.tsx'

/**
 * Sentences about what weighs too much; empty where all is well. @param weightOf the compressed bytes of a
 * file of the build
 */
export function problemsOfConsole(
  manifest: BuildManifest,
  weightOf: (file: string) => number,
  limits: ScriptLimits,
): string[] {
  const { first, editor } = weighConsole(manifest, weightOf)
  return [
    ...(first > limits.first
      ? [
          `The console's first screen loads ${first} bytes of script; at most ${limits.first} are allowed. What it does not need at once loads late.`,
        ]
      : []),
    ...(editor > limits.editor
      ? [`The article editor loads ${editor} more bytes of script; at most ${limits.editor} are allowed.`]
      : []),
  ]
}

/**
 * Compressed bytes of the first screen, and of the editor beside it. @throws Error where the build has no
 * such screen
 */
export function weighConsole(
  manifest: BuildManifest,
  weightOf: (file: string) => number,
): { first: number; editor: number } {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  for (const name of [entry, HOME, EDITOR])
    if (!name || !manifest[name]) throw new Error(`The build of the console has no ${name ?? 'entry'}.`)
  const frame = loadedAtOnce(manifest, [entry ?? ''])
  const first = loadedAtOnce(manifest, [entry ?? '', HOME])
  const editor = loadedAtOnce(manifest, [EDITOR])
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weightOf(file), 0)
  // Whoever opens the editor by its URL has the frame, not the first screen.
  return { first: sum(first), editor: sum([...editor].filter((file) => !frame.has(file))) }
}

function loadedAtOnce(manifest: BuildManifest, names: readonly string[]): Set<string> {
  const files = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const built = manifest[name]
    if (!built || files.has(built.file)) continue
    files.add(built.file)
    waiting.push(...(built.imports ?? []))
  }
  return files
}
