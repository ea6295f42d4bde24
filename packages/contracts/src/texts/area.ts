import { defineArea } from '../area.ts'
import { checkLevels, textChecks } from './checks.ts'
import * as endpoints from './endpoints.ts'
import { scheduledActions, scheduleStates, textKinds } from './schemas.ts'
import { textVersionKinds } from './versions.ts'

/** What dictionary articles and Blog posts share, because both are written in the editor. */
export const textsArea = defineArea({
  name: 'texts',
  endpoints: Object.values(endpoints),
  capabilities: ['texts.edit'],
  purges: ['autosaves', 'editLeases', 'endedSchedules', 'trashedArticles', 'trashedPosts', 'endedPreviews'],
  console: { trash: { capability: 'texts.edit' }, 'publishing-checks': { capability: 'texts.edit' } },
  choices: {
    'kept_versions.kind': textVersionKinds,
    'publishing_checks.name': textChecks,
    'publishing_checks.level': checkLevels,
    'edit_leases.kind': textKinds,
    'scheduled_changes.kind': textKinds,
    'scheduled_changes.action': scheduledActions,
    'scheduled_changes.state': scheduleStates,
  },
  membersRows: {
    'edit_leases.held_by': 'erased',
    'scheduled_changes.made_by': 'detached',
    'text_previews.made_by': 'detached',
    'articles.trashed_by': 'detached',
    'blog_articles.trashed_by': 'detached',
  },
})
