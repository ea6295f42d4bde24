import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The entries of React's packages that the site uses, and the file of each that production runs. */
export const ENTRIES: readonly (readonly [entry: RegExp, file: string, name: string])[] = [
  [/\/node_modules\/react\/index\.js$/, 'cjs/react.production.js', 'react'],
  [/\/node_modules\/react\/jsx-runtime\.js$/, 'cjs/react-jsx-runtime.production.js', 'react/jsx-runtime'],
  [/\/node_modules\/react-dom\/index\.js$/, 'cjs/react-dom.production.js', 'react-dom'],
  [/\/node_modules\/react-dom\/client\.js$/, 'cjs/react-dom-client.production.js', 'react-dom/client'],
  [
    /\/node_modules\/use-sync-external-store\/shim\/index\.js$/,
    '../cjs/use-sync-external-store-shim.production.js',
    'use-sync-external-store/shim',
  ],
  [
    /\/node_modules\/use-sync-external-store\/shim\/with-selector\.js$/,
    '../cjs/use-sync-external-store-shim/with-selector.production.js',
    'use-sync-external-store/shim/with-selector',
  ],
  [
    /\/node_modules\/use-sync-external-store\/with-selector\.js$/,
    'cjs/use-sync-external-store-with-selector.production.js',
    'use-sync-external-store/with-selector',
  ],
  [/\/node_modules\/scheduler\/index\.js$/, 'cjs/scheduler.production.js', 'scheduler'],
]

/** `var React = require("react"),` and what follows a comma. */
const REQUIRED = /(?<=^(?:var|  ) ?)(\w+) = require\("([\w/-]+)"\)([,;])/gm
const EXPORTED = /^exports\.(\w+) =/gm
/** A name that is exported and used by the file itself. */
const OWN = /\bexports\.(\w+)/g

/**
 * React is published as CommonJS. A bundler wraps that, so that every file asks the wrapper for its hooks,
 * and none that it does not use can be left out. Read as a module it weighs 2 kB less on every page, and the
 * wrapper's own file is not asked for.
 */
export function moduleOf(name: string, code: string): string {
  // Libraries that ask for the whole by its default.
  const imports = [`import * as everything from '${name}'`]
  const withoutRequires = code.replaceAll(REQUIRED, (_, local: string, from: string, end: string) => {
    imports.push(`import * as ${local} from '${from}'`)
    return `imported_${local} = true${end}`
  })
  const names = new Set<string>()
  const assigned = withoutRequires.replaceAll(EXPORTED, (_, exported: string) => {
    const first = !names.has(exported)
    names.add(exported)
    return `${first ? 'let ' : ''}exported_${exported} =`
  })
  const body = assigned.replaceAll(OWN, 'exported_$1')
  const left = /\brequire\(|\bexports\b/.exec(body)
  if (left)
    throw new Error(
      `"${body.slice(left.index, left.index + 40)}" is no module: see web/tools/react-as-modules.ts`,
    )
  const list = [...names].map((exported) => `exported_${exported} as ${exported}`)
  return [...imports, body, `export { ${list.join(', ')}, everything as default }`].join('\n')
}

/**
 * Libraries that look names up in the whole of React get a whole of their own, beside them: no public page
 * loads one.
 */
const OF_EVERY_PAGE = /node_modules[\\/](react|react-dom|react-router|@tanstack)[\\/]/
const WHOLE_NAME = 'vitrine:whole-react'
const WHOLE = `\0${WHOLE_NAME}`

/** In what browsers get; the server runs React as it is published. */
export function reactAsModules(): Plugin {
  return {
    name: 'vitrine:react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (source === WHOLE_NAME) return WHOLE
      if (source !== 'react' || !importer?.includes('node_modules') || OF_EVERY_PAGE.test(importer))
        return null
      return WHOLE
    },
    async load(id) {
      if (id === WHOLE)
        return {
          code: `import * as everything from '${WHOLE_NAME}'\nexport * from 'react'\nexport { everything as default }`,
          moduleSideEffects: false,
        }
      const path = id.replaceAll('\\', '/')
      const found = ENTRIES.find(([entry]) => entry.test(path))
      if (!found) return null
      return {
        code: moduleOf(found[2], await readFile(path.replace(/[^/]+$/, found[1]), 'utf8')),
        moduleSideEffects: false,
      }
    },
  }
}
