import type { TemplateKind } from '@vitrine/contracts/dictionary/templates'

export const kindNames: Record<TemplateKind, string> = {
  'dictionary-article': 'Articles',
  'blog-article': 'Posts',
}

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }))
