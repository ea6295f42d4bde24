import { useSiteFacts } from '../../../shared/site-facts.ts'
import { assetPath } from '../../../shared/ui/asset-path.ts'
import { ExpandableHtml } from '../../../shared/ui/ExpandableHtml.tsx'

interface CategoryHeaderProps {
  category: { url: string; title: string; description: string }
  /** The top category, whose icon stands for everything below it. */
  rootUrl: string
}

const COLLAPSED_HEIGHT = 60

export function CategoryHeader({ category, rootUrl }: CategoryHeaderProps) {
  const assetUrl = useSiteFacts()?.assetUrl ?? ''
  const icon = assetPath(`/media/icons/${encodeURIComponent(rootUrl)}.svg`, assetUrl)
  return (
    <header className="flex gap-5">
      <span
        aria-hidden="true"
        className="category-icon mt-1 h-12 w-12 shrink-0 text-brass tablet:h-14 tablet:w-14"
        style={{ maskImage: `url(${icon})` }}
      />
      <div className="min-w-0">
        <h1 className="text-3xl font-medium tablet:text-4xl">{category.title}</h1>
        {category.description && (
          <div className="mt-3">
            <ExpandableHtml
              key={category.url}
              html={category.description}
              collapsedHeight={COLLAPSED_HEIGHT}
              showMore="Show more"
              showLess="Show less"
            />
          </div>
        )}
      </div>
    </header>
  )
}
