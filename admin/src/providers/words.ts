import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'

/** react-admin's own sentences, with ours where the documents or the product say it otherwise. */
const messages = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    message: { ...englishMessages.ra.message, unsaved_changes: 'Are you sure? All information that you added will be lost.' },
    navigation: { ...englishMessages.ra.navigation, no_results: 'No results.', no_filtered_results: 'No results.' },
    notification: { ...englishMessages.ra.notification, http_error: 'An error occurred while connecting to the server, please refresh the page.' },
  },
}

export const words = polyglotI18nProvider(() => messages, 'en', { allowMissing: true })
