import type { Plugin } from 'vite'

const inlineSourceMap = /\n\/\/# sourceMappingURL=data:\S+\s*$/

/**
 * Leaves inline source maps out of what the browser is sent: two thirds of the bytes. Vitest maps the
 * positions of failures on the server. With maps, the two largest bundles of dependencies (8 and 7 MB) do not
 * fit into the browser's cache, and every test file loads them again.
 */
export function withoutSourceMaps(): Plugin {
  return {
    name: 'vitrine:without-source-maps',
    configureServer(server) {
      server.middlewares.use((_request, response, next) => {
        const { end } = response
        response.end = function endWithoutMap(this: typeof response, ...args: unknown[]) {
          const [content, ...rest] = args
          const sent = typeof content === 'string' ? content.replace(inlineSourceMap, '') : content
          return Reflect.apply(end, this, [sent, ...rest])
        } as typeof end
        next()
      })
    },
  }
}
