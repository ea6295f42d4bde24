import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { cutFonts } from './tools/cut-fonts.ts'
import { guardRouteChunks } from './tools/guard-route-chunks.ts'

const filesOf = (...paths: string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'))

/** Shared by the pages that hold forms, and by no other. */
const OF_FORMS = filesOf(
  'web/app/shared/(forms|api/(leave-for|unkept-calls)|ui/(UnsavedWork|ConfirmDialog|Sheet|use-open-dialog))',
  'web/app/features/(account|contact|newsletter|email-preferences)/',
  'web/app/features/identity/(form-checks|mailed-link|components/((New)?Password|(DoneNote|EntryPage|LoggedIn)|\\w+(Form|Done|Panel)))',
  'packages/contracts/src/(one-line|contact|newsletter|identity/([a-z-]*(messages|rules)|limits))',
)

/** Shared by the pages that show articles: the dictionary's first page does without. */
const OF_ARTICLES = filesOf(
  'web/app/features/dictionary/(dates|sections|varied|queries/[a-z]+-articles)',
  'web/app/features/dictionary/components/(Article(Card|Content|Tile)|WrittenBy)',
  'web/app/(features/content-pages/blocks|shared/(page/plain-text|format/|ui/(Chevron|navigation/Breadcrumbs|lists/(Pagination|pages-of-list))))',
)
const OURS = /(web[\\/]app[\\/](shared|features)|packages[\\/]contracts)[\\/]/

/**
 * A first visit loads the shared files that it needs and its route's own few, instead of thirty small ones. The layouts stay chunks
 * of their own, and so does what one route alone needs.
 */
const clientOutput = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      // With what the router loads chunks by: it may not wait for a chunk itself.
      { name: 'libraries', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@tanstack)[\\/]|web[\\/]app[\\/]shared[\\/](chunk-loading|route-modules)/, priority: 3 },
      { name: 'site', test: (id: string) => OURS.test(id) && !OF_FORMS.test(id) && !OF_ARTICLES.test(id), minShareCount: 2, priority: 2 },
      { name: 'forms', test: OF_FORMS, minShareCount: 2, priority: 1 },
      { name: 'articles', test: OF_ARTICLES, minShareCount: 2, priority: 1 },
    ],
  },
}

export default defineConfig(async ({ command }) => ({
  resolve: { alias: command === 'build' ? await cutFonts(fileURLToPath(new URL('../.cache/fonts', import.meta.url))) : [] },
  plugins: [tailwindcss(), reactRouter(), guardRouteChunks()],
  build: {
    target: 'es2022',
    // A data: address is not among what the content security policy allows.
    assetsInlineLimit: 0,
  },
  environments: {
    client: command === 'build' ? { build: { rollupOptions: { output: clientOutput } } } : {},
    // One self-contained server file, with React's production build in it whatever NODE_ENV says when it runs.
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
