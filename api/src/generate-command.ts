import { loadConfig } from '@vitrine/platform/config'
import { readGenerateArguments } from './generation/generate-arguments.ts'
import { writeArticlesInto, writeArticlesTo } from './generation/write-articles.ts'
import { showProgress } from './terminal/progress-display.ts'

const number = new Intl.NumberFormat('en-US')

async function main(): Promise<void> {
  const { count, seed, out } = readGenerateArguments(process.argv.slice(2), loadConfig(process.env).dataDir)
  const begin = performance.now()
  const progress = showProgress({ label: 'Generating', total: count })
  const onProgress = (done: number) => progress.update(done, `${number.format(done)} articles  ${number.format(Math.round((done / (performance.now() - begin)) * 1000))} a second`)
  try {
    await (out === '-' ? writeArticlesInto(process.stdout, { count, seed, onProgress }) : writeArticlesTo(out, { count, seed, onProgress }))
  } finally {
    progress.stop()
  }
  console.error(`${number.format(count)} articles of seed ${seed} in ${((performance.now() - begin) / 1000).toFixed(1)} s${out === '-' ? '' : `: ${out}`}`)
}

main().catch((error: unknown) => {
  // Whoever read our output may have had enough.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
