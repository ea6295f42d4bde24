/** As far as a question before deleting is concerned. */
interface InCollections {
  title: string
  itemCollections: readonly unknown[]
}

const one = {
  title: 'Delete item',
  question: 'Are you sure? Your item will be deleted.',
  inCollection: 'Are you sure? Your item is included in a collection and it will also be deleted from there.',
  done: 'You have successfully deleted your item!',
}
const several = {
  title: 'Delete items',
  question: 'Are you sure? Your items will be deleted.',
  inCollection:
    'Are you sure? Some of your items are included in a collection and they will also be deleted from there.',
  done: 'You have successfully deleted your items!',
}

/** So many are named; of more the rest is counted. */
const NAMED = 5

function namesOf(items: readonly InCollections[]): string {
  const titles = items.map(({ title }) => title)
  // One more line for one more item would say less than its title.
  if (titles.length > NAMED + 1) titles.splice(NAMED, titles.length, `and ${titles.length - NAMED} more`)
  return titles.join('\n')
}

/** What is asked before items are deleted, which they are, and what is said after it. */
export function deleteWords(items: readonly InCollections[]) {
  const words = items.length === 1 ? one : several
  return {
    title: words.title,
    question: items.some(({ itemCollections }) => itemCollections.length > 0)
      ? words.inCollection
      : words.question,
    named: namesOf(items),
    done: words.done,
  }
}
