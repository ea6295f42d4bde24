import { useQuery } from '@tanstack/react-query'
import { manageTemplates } from '@vitrine/contracts/dictionary/endpoints'
import type { ManagedTemplate, TemplateKind } from '@vitrine/contracts/dictionary/templates'
import { useConsoleData } from '../providers/dataProvider.ts'

export const kindNames: Record<TemplateKind, string> = {
  'dictionary-article': 'Articles',
  'blog-article': 'Posts',
}

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }))

/** More than anybody would choose from. */
const ALL = JSON.stringify([0, 99])

/** All templates by name, or those of one kind. */
export function useTemplates(of?: TemplateKind, enabled = true) {
  const { callEndpoint: call } = useConsoleData()
  const query = { sort: '["name","ASC"]', range: ALL, filter: JSON.stringify(of ? { of } : {}) }
  return useQuery({
    queryKey: ['templates', 'choices', of ?? 'all'],
    enabled,
    queryFn: () => call(manageTemplates, { query }),
  })
}

/** For a list to choose from that holds both kinds. */
export function templateChoices(templates: readonly ManagedTemplate[]): { id: number; name: string }[] {
  return templates.map(({ id, name, of }) => ({
    id,
    name: of === 'blog-article' ? `${name} (${kindNames[of].toLowerCase()})` : name,
  }))
}
