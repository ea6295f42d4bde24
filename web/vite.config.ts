import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { endpointPathsOnly } from '@vitrine/contracts/endpoint-paths-plugin'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'
import { noteAppModules } from './tools/app-modules.ts'
import { appPages, chunkOf, remembered, SHARED_CHUNKS, type ImportersOf } from './tools/chunk-names.ts'
import { examplePictures } from './tools/example-pictures.ts'
import { fontAliases } from './tools/font-files.ts'
import { guardRouteChunks } from './tools/guard-route-chunks.ts'
import { reactAsModules } from './tools/react-as-modules.ts'
import { slimPreloadHelper } from './tools/slim-preload-helper.ts'
import { leaveOutUnusedLibraryParts } from './tools/unused-library-parts.ts'

const pagesOfApp = appPages(routes)

/** Asked for each of the shared chunks: found once a module. */
const chunks = new Map<string, string | null>()
let importersOf: ImportersOf | undefined

function chunkOfModule(id: string, graph: { getModuleInfo: ImportersOf }): string | null {
  importersOf ??= remembered((other) => graph.getModuleInfo(other))
  const known = chunks.get(id)
  if (known !== undefined) return known
  const found = chunkOf(id, importersOf, pagesOfApp)
  chunks.set(id, found)
  return found
}

function sharedChunk(chunk: string, place: number) {
  return {
    name: (id: string, graph: { getModuleInfo: ImportersOf }) =>
      chunkOfModule(id, graph) === chunk ? chunk : null,
    debugName: chunk,
    minShareCount: chunk === 'site' ? 1 : 2,
    priority: SHARED_CHUNKS.length - place,
  }
}

/**
 * A first visit loads the shared files that it needs and its page's own few, instead of thirty small ones.
 * What is not shared, or is loaded on demand, is a chunk of its own.
 */
const clientOutput = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'libraries',
        test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@tanstack[\\/](query-core|react-query))[\\/]|web[\\/]app[\\/]shared[\\/](chunk-loading|route-modules|route-table)/,
        priority: SHARED_CHUNKS.length + 1,
      },
      ...SHARED_CHUNKS.map(sharedChunk),
    ],
  },
}

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? fontAliases : [] },
  plugins: [
    tailwindcss(),
    endpointPathsOnly(),
    reactRouter(),
    guardRouteChunks(),
    leaveOutUnusedLibraryParts(),
    reactAsModules(),
    slimPreloadHelper(),
    noteAppModules(pagesOfApp),
    examplePictures(),
  ],
  build: {
    target: 'es2022',
    // A data: address is not among what the content security policy allows.
    assetsInlineLimit: 0,
    // The helper that looks for a late chunk's own parts weighs on every page; such chunks have one style
    // sheet, the page's, and few parts.
    modulePreload: false as const,
    // Told of each file, at a second of work; web/tools/check-scripts.ts weighs what matters.
    reportCompressedSize: false,
  },
  environments: {
    client: command === 'build' ? { build: { rollupOptions: { output: clientOutput } } } : {},
    // One self-contained server file, with React's production build in it whatever NODE_ENV says when it
    // runs.
    ssr:
      command === 'build'
        ? {
            build: { rollupOptions: { input: './server/site.tsx' } },
            resolve: { noExternal: true as const },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : {},
  },
}))
