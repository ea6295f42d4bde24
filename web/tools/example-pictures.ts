import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const starterContent = new URL('../../api/starter-content/', import.meta.url)

/** The drawings that a file of items names, such as `articles/quilt`. */
export function picturesIn(yaml: string): string[] {
  return [...yaml.matchAll(/^\s+picture: (\S+)$/gm)].map(([, picture]) => picture ?? '')
}

/**
 * Puts the drawings of the example vault among the site's own pictures: the media storage has those of the
 * starter content, which no production has.
 */
export function examplePictures(): Plugin {
  return {
    name: 'example-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const items = readFileSync(new URL('example-vault.yaml', starterContent), 'utf8')
      for (const picture of picturesIn(items))
        this.emitFile({
          type: 'asset',
          fileName: `images/example-vault/${picture}.svg`,
          source: readFileSync(new URL(`pictures/${picture}.svg`, starterContent)),
        })
    },
  }
}
