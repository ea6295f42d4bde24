import { createElement, useContext, type ComponentType } from 'react'
import { PART_ELEMENT, PartsOfPageContext } from '../cached-parts/cached-parts.ts'

/**
 * A part that stands alike on many pages: the server renders it once for each variant and puts the same
 * markup into the others. For the server alone (`import.meta.env.SSR ? cachedPart(…) : Part`); the browser
 * renders the part as if nothing were, and finds the markup that it expects. A part with an id of `useId` is
 * rendered each time, because that hangs on its place in the page.
 *
 * @param name no other part has it
 * @param useVariant all that the markup depends on
 */
export function cachedPart<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  useVariant: (props: Props) => string,
): ComponentType<Props> {
  return function CachedPart(props) {
    const parts = useContext(PartsOfPageContext)
    const variant = useVariant(props)
    if (!parts) return <Part {...props} />
    const { id, cached } = parts.mark(name, variant)
    if (cached !== null) return createElement(PART_ELEMENT, { id })
    return createElement(
      PART_ELEMENT,
      { id },
      // One part in another is rendered with it.
      <PartsOfPageContext value={null}>
        <Part {...props} />
      </PartsOfPageContext>,
    )
  }
}

/** Of a part that the server knows in one form alone: it does not know who reads. */
export const forEverybody = () => ''
