import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { entries } from '../layout/navigation.ts'

/** What is said once a record is saved, in the resource's own word: 'Partner saved.' */
const resources = Object.fromEntries(
  entries.flatMap(([resource, { record }]) => {
    if (record === undefined) return []
    const name = record.charAt(0).toUpperCase() + record.slice(1)
    return [
      [
        resource,
        {
          notifications: {
            created: `${name} created.`,
            updated: `${name} saved.`,
            replaced: `Saved as a new ${record}.`,
            deleted: `${name} deleted.`,
          },
        },
      ],
    ]
  }),
)

/** react-admin's own sentences, with ours where the documents or the product say it otherwise. */
export const messages = {
  ...englishMessages,
  resources,
  ra: {
    ...englishMessages.ra,
    // A column's name as its head has it: lower case is not for every name's first letter alone.
    sort: { ...englishMessages.ra.sort, sort_by: 'Sort by %{field} %{order}' },
    message: {
      ...englishMessages.ra.message,
      unsaved_changes: 'Are you sure? All information that you added will be lost.',
    },
    navigation: {
      ...englishMessages.ra.navigation,
      no_results: 'No results.',
      no_filtered_results: 'No results.',
      no_more_results: 'There is no page %{page}. Try the page before.',
      page_out_of_boundaries: 'There is no page %{page}.',
      page_out_from_end: 'This is the last page.',
      page_out_from_begin: 'This is the first page.',
    },
    notification: {
      ...englishMessages.ra.notification,
      created: 'Created.',
      updated: 'Saved. |||| %{smart_count} saved.',
      deleted: 'Deleted. |||| %{smart_count} deleted.',
      bad_item: 'This record cannot be shown.',
      item_doesnt_exist: 'This record was deleted, or never existed.',
      http_error: 'An error occurred while connecting to the server, please refresh the page.',
      data_provider_error: 'An unexpected error occurred',
      canceled: 'Canceled.',
      logged_out: 'Your session has ended. Please log in again.',
      not_authorized: 'Your account may not open this page.',
      offline: 'There is no connection. The data could not be loaded.',
    },
  },
}

export const words = polyglotI18nProvider(() => messages, 'en', { allowMissing: true })
