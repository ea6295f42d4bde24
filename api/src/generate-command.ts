import { fileURLToPath } from 'node:url'
import { loadConfig } from '@vitrine/platform/config'
import { readGenerateArguments } from './generation/generate-arguments.ts'
import { generatedKinds, type GeneratedKind } from './generation/generated-kinds.ts'
import { writeLinesInto, writeLinesTo } from './generation/generated-files.ts'
import { showProgress } from './terminal/progress-display.ts'

const number = new Intl.NumberFormat('en-US')

async function main(): Promise<void> {
  const { kind, count, seed, out, format } = readGenerateArguments(
    process.argv.slice(2),
    loadConfig(process.env).dataDir,
  )
  const { noun, header, lines }: GeneratedKind = generatedKinds[kind]
  const starterContent = fileURLToPath(new URL('../starter-content', import.meta.url))
  const begin = performance.now()
  const progress = showProgress({ label: 'Generating', total: count })
  const onProgress = (done: number) =>
    progress.update(
      done,
      `${number.format(done)} ${noun}  ${number.format(Math.round((done / (performance.now() - begin)) * 1000))} a second`,
    )
  try {
    const generated = {
      lines: lines({ count, seed, format, starterContent }),
      header: header?.(format),
      count,
      onProgress,
    }
    await (out === '-' ? writeLinesInto(process.stdout, generated) : writeLinesTo(out, generated))
  } finally {
    progress.stop()
  }
  console.error(
    `${number.format(count)} ${noun} of seed ${seed} in ${((performance.now() - begin) / 1000).toFixed(1)} s${out === '-' ? '' : `: ${out}`}`,
  )
}

main().catch((error: unknown) => {
  // Whoever read our output may have had enough.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
